import { daysLater, isWeekend } from '@visawright/contract/dates/days.ts';
import type { IsOpen } from './lodge-by.ts';
import { holidaysOf } from './holidays.ts';

export const homeCountry = 'IN'; // where documents are submitted

// Days on which offices of all these countries are open: a mission observes its own holidays and those of its host country.
export function openDays(...countries: readonly string[]): IsOpen {
  const closed = new Set(countries.flatMap((iso2) => holidaysOf(iso2).map(({ date }) => date)));
  return (day) => !isWeekend(day) && !closed.has(day);
}

export function lastOpenDay(day: string, isOpen: IsOpen): string {
  let at = day;
  while (!isOpen(at)) at = daysLater(at, -1);
  return at;
}
