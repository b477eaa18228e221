import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { foldedText } from '../pages/folded-text.ts';

type Same = (one: PageControl, other: PageControl) => boolean;

const isFilledAndSame = (one: string, other: string) => one !== '' && one === other;
const isSameLabel: Same = (one, other) => isFilledAndSame(foldedText(one.label), foldedText(other.label));

// What makes a control of one recording that of another, best first. For comparing two recordings only: it never decides what is filled.
const rules: readonly Same[] = [
  (one, other) =>
    one.id === other.id && one.name === other.name && isSameLabel(one, other) && one.group === other.group,
  (one, other) => isFilledAndSame(one.id, other.id) && isSameLabel(one, other),
  (one, other) => isFilledAndSame(one.name, other.name) && isSameLabel(one, other),
  (one, other) => isSameLabel(one, other) && one.group === other.group,
  (one, other) => isFilledAndSame(one.id, other.id),
  (one, other) => isFilledAndSame(one.name, other.name),
];

export function pairRecordings(before: readonly PageControl[], after: readonly PageControl[]) {
  const [removed, added] = [new Set(before), new Set(after)];
  const found = new Map<PageControl, PageControl>();
  for (const isSame of rules)
    for (const now of added) {
      const old = [...removed].find((each) => isSame(each, now));
      if (!old) continue;
      found.set(now, old);
      removed.delete(old);
      added.delete(now);
    }
  const pairs = after.flatMap((now) => (found.has(now) ? [[found.get(now)!, now] as const] : []));
  return { pairs, removed: [...removed], added: [...added] };
}
