import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { showsTheSame } from '@visawright/contract/documents/page-geometry.ts';
import { isWholePage } from '../../pictures/page-geometry.ts';
import { shownPages, type EditHistory } from './edit-history.ts';

export interface SavingEffects {
  readonly read: readonly number[]; // numbers of the pages that are read again
  readonly unchanged: readonly number[];
  readonly removed: readonly number[]; // numbers before saving
  readonly isReordered: boolean;
  readonly boxes: number; // on the pages that are read again
  readonly checkedBy: readonly string[]; // who settled values of those pages
  readonly checked: number;
}

export function savingEffects(history: EditHistory, values: readonly DocumentValue[]): SavingEffects {
  const { start } = history;
  const now = shownPages(history);
  const isRead = now.map(({ pageUid, operations }) => {
    const before = start.find((page) => page.pageUid === pageUid);
    return !before || !showsTheSame(before.operations, operations);
  });
  const numbers = (wanted: boolean) => isRead.flatMap((each, at) => (each === wanted ? [at + 1] : []));
  const removed = start.flatMap((page, at) => (now.some(({ pageUid }) => pageUid === page.pageUid) ? [] : [at + 1]));
  const order = now.map(({ pageUid }) => start.findIndex((page) => page.pageUid === pageUid));
  const affected = now
    .filter((_, at) => isRead[at])
    .map(({ pageUid }) => start.findIndex((page) => page.pageUid === pageUid));
  const on = values.filter(({ pageIndex }) => affected.includes(pageIndex));
  const settled = on.flatMap(({ actedBy }) => actedBy ?? []);
  return {
    read: numbers(true),
    unchanged: numbers(false),
    removed,
    isReordered: order.some((place, at) => at > 0 && place < order[at - 1]!),
    boxes: on.filter((value) => !isWholePage(value)).length,
    checkedBy: [...new Set(settled)],
    checked: settled.length,
  };
}
