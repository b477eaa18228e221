import { daysBetween, daysLater, isDay, isWeekend } from '@visawright/contract/dates/days.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Processing } from '../form/form-schema.ts';

export interface LodgeBy {
  date: string; // YYYY-MM-DD
  daysBefore: number; // calendar days until the first day of travel
  basis: string;
}

const isWorkingDay = (day: string) => !isWeekend(day);

export type IsOpen = (day: string) => boolean; // whether offices are open

function openDaysBefore(day: string, days: number, isOpen: IsOpen): string {
  let at = day;
  for (let left = days; left > 0;) {
    at = daysLater(at, -1);
    if (isOpen(at)) left -= 1;
  }
  return at;
}

// The last day to submit that leaves the usual processing time before travel; null if the data has no number for the group.
export function lodgeByOf(
  processing: Processing | null | undefined,
  travelFrom: string,
  group?: VisaGroup,
  isOpen: IsOpen = isWorkingDay,
): LodgeBy | null {
  const rule = processing?.lodgeBefore;
  if (!rule || !isDay(travelFrom)) return null;
  if (group && rule.groups && !rule.groups.includes(group)) return null;
  const date =
    rule.calendar === 'working' ? openDaysBefore(travelFrom, rule.days, isOpen) : daysLater(travelFrom, -rule.days);
  return { date, daysBefore: daysBetween(date, travelFrom), basis: rule.basis };
}

export interface SafeDay {
  date: string;
  daysBefore: number;
  coversLongest: boolean; // leaves the longest processing time, not just the usual one
}

// The latest working day that leaves the longest known processing time, otherwise the usual one.
export function safeDayOf(
  processing: Processing | null | undefined,
  travelFrom: string,
  group?: VisaGroup,
  isOpen: IsOpen = isWorkingDay,
): SafeDay | null {
  const last = lodgeByOf(processing, travelFrom, group, isOpen);
  if (!last) return null;
  const longest = processing?.longestDays ?? 0;
  const coversLongest = longest > last.daysBefore;
  let date = daysLater(travelFrom, -Math.max(longest, last.daysBefore));
  while (!isOpen(date)) date = daysLater(date, -1);
  return { date, daysBefore: daysBetween(date, travelFrom), coversLongest };
}
