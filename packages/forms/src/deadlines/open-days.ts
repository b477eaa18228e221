import type { IsOpen } from '../lodge-by.ts';
import { daysLater, isWeekend } from '../rules/days.ts';
import { holidaysOf } from './holidays.ts';

export const home = 'IN'; // where the papers are handed in

// Days on which offices of all these countries work: the mission keeps its own holidays and those of the country it stands in.
export function openDays(...countries: readonly string[]): IsOpen {
  const closed = new Set(countries.flatMap((iso2) => holidaysOf(iso2).map(({ date }) => date)));
  return (day) => !isWeekend(day) && !closed.has(day);
}

export function lastOpenDay(day: string, isOpen: IsOpen): string {
  let at = day;
  while (!isOpen(at)) at = daysLater(at, -1);
  return at;
}
