import type { Finding } from '@visawright/contract/finding.ts';
import { daysBetween } from '../../lib/dates.ts';

type Days = NonNullable<Finding['days']>;

export interface DayCell {
  readonly day: string; // ISO
  readonly isCovered: boolean;
  readonly opensMonth: boolean; // the first cell, and the first of every month
}
export interface DayRun {
  readonly first: string;
  readonly last: string;
  readonly isCovered: boolean;
  readonly count: number;
}

const dayMs = 86_400_000;
const after = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export function dayCells({ first, last, uncovered }: Pick<Days, 'first' | 'last' | 'uncovered'>): DayCell[] {
  const count = (daysBetween(first, last) ?? -1) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = after(first, index);
    return { day, isCovered: !uncovered.includes(day), opensMonth: index === 0 || day.endsWith('-01') };
  });
}

// Neighbours of one kind together: what is said in words, and drawn where there are too many days for cells.
export function dayRuns(cells: readonly DayCell[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const { day, isCovered } of cells) {
    const before = runs.at(-1);
    if (before?.isCovered === isCovered) runs.splice(-1, 1, { ...before, last: day, count: before.count + 1 });
    else runs.push({ first: day, last: day, isCovered, count: 1 });
  }
  return runs;
}
