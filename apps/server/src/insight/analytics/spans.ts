import { daysLater, monthsAfter } from '@visawright/contract/dates/days.ts';
import type { Period } from '@visawright/contract/insight/analytics-facts.ts';

const isFirst = (day: string) => day.endsWith('-01');

export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let first = from; first <= to; first = monthsAfter(first, 1)) months.push(first.slice(0, 7));
  return months;
}

// What a period is added up from: the whole months in it and the days before and after them.
export function spansOf({ from, to }: Period): string[] {
  const spans: string[] = [];
  for (let day = from; day <= to;) {
    const next = isFirst(day) ? monthsAfter(day, 1) : '';
    const isWhole = next !== '' && daysLater(next, -1) <= to;
    spans.push(isWhole ? day.slice(0, 7) : day);
    day = isWhole ? next : daysLater(day, 1);
  }
  return spans;
}
