import { daysBetween, daysLater, monthsAfter } from '../dates/days.ts';

// Analytics constants and periods without schemas, for the browser.
export const periodKinds = ['week', 'month', 'quarter'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export const comparisons = ['previous', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

export const funnelSteps = ['details', 'guidelines', 'upload', 'review', 'submit'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

// A rate of fewer cases says nothing; the screen says so instead of showing it.
export const fewestCases = 30;
// Distributors see no smaller group.
export const smallestGroup = 5;
export const longestPeriodDays = 100;

export interface Period {
  readonly from: string;
  readonly to: string; // included
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const monthsOf: Record<Exclude<PeriodKind, 'week'>, number> = { month: 1, quarter: 3 };

// The week (Monday to Sunday), month or quarter that contains a day.
export function periodOf(kind: PeriodKind, day: string): Period {
  if (kind === 'week') {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    const from = daysLater(day, -weekday);
    return { from, to: daysLater(from, 6) };
  }
  const months = monthsOf[kind];
  const month = Number(day.slice(5, 7)) - 1;
  const from = monthsAfter(firstOfMonth(day), -(month % months));
  return { from, to: daysLater(monthsAfter(from, months), -1) };
}

export const neighbourPeriod = (kind: PeriodKind, { from, to }: Period, direction: -1 | 1): Period =>
  periodOf(kind, direction === 1 ? daysLater(to, 1) : daysLater(from, -1));

// What a period is compared with: as many whole months or days before it, or the same days a year ago. A period that is not over yet is
// compared with as many days as have passed.
export function comparedPeriod({ from, to }: Period, comparison: Comparison, today: string): Period | null {
  if (comparison === 'none') return null;
  const next = daysLater(to, 1);
  const months =
    (Number(next.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(next.slice(5, 7)) - Number(from.slice(5, 7));
  const isMonths = from.endsWith('-01') && next.endsWith('-01');
  const start =
    comparison === 'year'
      ? monthsAfter(from, -12)
      : isMonths
        ? monthsAfter(from, -months)
        : daysLater(from, -(daysBetween(from, to) + 1));
  const end = comparison === 'year' ? daysLater(monthsAfter(next, -12), -1) : daysLater(from, -1);
  const passed = daysLater(start, Math.max(0, daysBetween(from, today)));
  return { from: start, to: today < to && passed < end ? passed : end };
}
