import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Processing } from './form-schema.ts';

export interface LodgeBy {
  date: string; // YYYY-MM-DD
  daysBefore: number; // calendar days from there to the first day of travel
  basis: string;
}

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export type IsOpen = (day: string) => boolean; // whether offices work on it

function timeOf(day: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === day ? time : null;
}

function openDaysBefore(time: number, days: number, isOpen: IsOpen): number {
  let at = time;
  for (let left = days; left > 0;) {
    at -= dayMs;
    if (isOpen(dayOf(at))) left -= 1;
  }
  return at;
}

// The last day to lodge that leaves the usual processing time before travel; null where the data has no number (for that group).
// Weekends are closed, and whatever days `isOpen` knows beside.
export function lodgeByOf(
  processing: Processing | null | undefined,
  travelFrom: string,
  group?: VisaGroup,
  isOpen: IsOpen = isWorkingDay,
): LodgeBy | null {
  const rule = processing?.lodgeBefore;
  const travel = timeOf(travelFrom);
  if (!rule || travel === null) return null;
  if (group && rule.groups && !rule.groups.includes(group)) return null;
  const last = rule.calendar === 'working' ? openDaysBefore(travel, rule.days, isOpen) : travel - rule.days * dayMs;
  return { date: dayOf(last), daysBefore: (travel - last) / dayMs, basis: rule.basis };
}

export interface SafeDay {
  date: string;
  daysBefore: number;
  coversLongest: boolean; // leaves even the longest time the data names, not just the usual one
}

// The latest day to apply with room to spare: before the longest decision the data names, else the last day to lodge; a working day.
export function safeDayOf(
  processing: Processing | null | undefined,
  travelFrom: string,
  group?: VisaGroup,
  isOpen: IsOpen = isWorkingDay,
): SafeDay | null {
  const last = lodgeByOf(processing, travelFrom, group, isOpen);
  const travel = timeOf(travelFrom);
  if (!last || travel === null) return null;
  const longest = processing?.longestDays ?? 0;
  const coversLongest = longest > last.daysBefore;
  let at = travel - Math.max(longest, last.daysBefore) * dayMs;
  while (!isOpen(dayOf(at))) at -= dayMs;
  return { date: dayOf(at), daysBefore: (travel - at) / dayMs, coversLongest };
}
