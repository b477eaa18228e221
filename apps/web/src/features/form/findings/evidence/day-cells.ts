import { daysLater } from '@visawright/contract/dates/days.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { daysBetweenDates } from '../../../../lib/dates/dates.ts';

type Days = NonNullable<Finding['days']>;

export interface DayCell {
  readonly day: string; // ISO
  readonly isCovered: boolean;
  readonly opensMonth: boolean; // first cell, and first day of each month
}
export interface DayRun {
  readonly first: string;
  readonly last: string;
  readonly isCovered: boolean;
  readonly count: number;
}

export function dayCells({ first, last, uncovered }: Pick<Days, 'first' | 'last' | 'uncovered'>): DayCell[] {
  const count = (daysBetweenDates(first, last) ?? -1) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = daysLater(first, index);
    return { day, isCovered: !uncovered.includes(day), opensMonth: index === 0 || day.endsWith('-01') };
  });
}

// Groups consecutive days, for the text and for the bar that replaces cells on long trips.
export function dayRuns(cells: readonly DayCell[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const { day, isCovered } of cells) {
    const before = runs.at(-1);
    if (before?.isCovered === isCovered) runs.splice(-1, 1, { ...before, last: day, count: before.count + 1 });
    else runs.push({ first: day, last: day, isCovered, count: 1 });
  }
  return runs;
}
