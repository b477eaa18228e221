import { daysBetween, daysLater, eachDay, monthsAfter } from '@visawright/contract/dates/days.ts';
import type { Period } from '@visawright/contract/insight/analytics-facts.ts';

// What a period is added up from. Of a month of which more days are in the period than not, the others are subtracted.
export interface Spans {
  readonly added: readonly string[];
  readonly subtracted: readonly string[];
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let first = firstOf(from); first <= to; first = monthsAfter(first, 1)) months.push(first.slice(0, 7));
  return months;
}

export function spansOf({ from, to }: Period): Spans {
  const [added, subtracted]: [string[], string[]] = [[], []];
  for (const month of monthsOf({ from, to })) {
    const first = `${month}-01`;
    const last = daysLater(monthsAfter(first, 1), -1);
    const [start, end] = [from > first ? from : first, to < last ? to : last];
    const others = [...eachDay(first, daysLater(start, -1)), ...eachDay(daysLater(end, 1), last)];
    if (others.length > daysBetween(start, end)) added.push(...eachDay(start, end));
    else {
      added.push(month);
      subtracted.push(...others);
    }
  }
  return { added, subtracted };
}
