import type { ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentBlock, PageItem } from '../state/page-items.ts';
import { moveStep, moveToEnd, moveToNewStep } from '../state/page-steps.ts';

export type DropTarget =
  | { readonly on: 'page'; readonly docId: string; readonly pageUid: string; readonly side: 'before' | 'after' }
  | { readonly on: 'document'; readonly docId: string }
  | { readonly on: 'person'; readonly applicantUid: string };

// What is below the pointer; pages are split in the middle.
export function dropTargetAt(x: number, y: number): DropTarget | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  const { drop, doc, page, applicant } = element?.dataset ?? {};
  if (!element) return null;
  if (drop === 'person' && applicant) return { on: 'person', applicantUid: applicant };
  if (drop === 'page' && doc && page) {
    const { left, width } = element.getBoundingClientRect();
    return { on: 'page', docId: doc, pageUid: page, side: x < left + width / 2 ? 'before' : 'after' };
  }
  return doc ? { on: 'document', docId: doc } : null;
}

export const isSameTarget = (one: DropTarget | null, other: DropTarget | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

// Null: dropping here changes nothing.
export function dropStep(
  target: DropTarget,
  items: readonly PageItem[],
  blocks: readonly DocumentBlock[],
): ArrangementStep | null {
  const [first] = items;
  if (!first) return null;
  if (target.on === 'person') return moveToNewStep(items, target.applicantUid, first.document.category);
  const block = blocks.find(({ document }) => document.docId === target.docId);
  if (!block || block.document.pages.length === 0) return null;
  if (target.on === 'document') return moveToEnd(items, block.document);
  const { pages } = block.document;
  const isMoved = (pageUid: string) =>
    items.some((item) => item.document === block.document && item.page?.pageUid === pageUid);
  if (isMoved(target.pageUid)) return null;
  const rest = pages.filter(({ pageUid }) => !isMoved(pageUid));
  const at = rest.findIndex(({ pageUid }) => pageUid === target.pageUid);
  const after = target.side === 'after' ? rest[at] : rest[at - 1];
  return moveStep(items, target.docId, after?.pageUid ?? null);
}
