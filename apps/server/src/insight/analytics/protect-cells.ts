import { smallestGroup } from '@visawright/contract/insight/analytics-facts.ts';

export type Shown = number | null;

// What a reader may see of counts and shares. A group is a list of cells whose sum is shown somewhere: where one of them is hidden, the
// next smallest is hidden too, or the sum would reveal it. Shares are computed from counts that may all be shown.
export interface Guard {
  readonly isOn: boolean;
  cells(counts: readonly number[], groups?: readonly (readonly number[])[]): Shown[];
  count(n: number): Shown;
  share(part: number, whole: number): Shown;
}

const isSmall = (n: number) => n > 0 && n < smallestGroup;

function hide(counts: readonly number[], groups: readonly (readonly number[])[]): Shown[] {
  const hidden = new Set(counts.flatMap((n, at) => (isSmall(n) ? [at] : [])));
  for (let before = -1; before < hidden.size;) {
    before = hidden.size;
    for (const group of groups) {
      if (group.filter((at) => hidden.has(at)).length !== 1) continue;
      const rest = group.filter((at) => !hidden.has(at) && counts[at]! > 0);
      const next = rest.toSorted((one, other) => counts[one]! - counts[other]!)[0];
      if (next !== undefined) hidden.add(next);
    }
  }
  return counts.map((n, at) => (hidden.has(at) ? null : n));
}

const everyCell = (counts: readonly number[]) => [counts.map((_n, at) => at)];
const ratio = (part: number, whole: number): Shown => (whole === 0 ? null : part / whole);

export const guardOf = (isOn: boolean): Guard =>
  isOn
    ? {
        isOn,
        cells: (counts, groups = everyCell(counts)) => hide(counts, groups),
        count: (n) => (isSmall(n) ? null : n),
        share: (part, whole) =>
          whole < smallestGroup || isSmall(part) || isSmall(whole - part) ? null : ratio(part, whole),
      }
    : { isOn, cells: (counts) => [...counts], count: (n) => n, share: ratio };
