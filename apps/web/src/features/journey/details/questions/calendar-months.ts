import { daysLater, monthsAfter } from '@visawright/contract/dates/days.ts';
// First days of the following months, YYYY-MM-DD.
export function monthsFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => monthsAfter(monthOf(day), n));
}

export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

// Opens at the chosen trip, otherwise at the first month with enough time to apply.
export function openingMonth(from: string | null, today: string, daysNeeded: number): string {
  if (from) return monthOf(from);
  return monthOf(daysLater(today, daysNeeded));
}
