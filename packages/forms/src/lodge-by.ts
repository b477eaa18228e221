import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { findDestination } from './destinations.ts';

export interface LodgeBy {
  date: string; // YYYY-MM-DD
  daysBefore: number; // calendar days from there to the first day of travel
  basis: string;
}

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const isWorkingDay = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());

function timeOf(day: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === day ? time : null;
}

function workingDaysBefore(time: number, days: number): number {
  let at = time;
  for (let left = days; left > 0;) {
    at -= dayMs;
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

// The last day to lodge that leaves the usual processing time before travel; null where the data has no number (for that group).
export function lodgeBy(destinationId: string, travelFrom: string, group?: VisaGroup): LodgeBy | null {
  const rule = findDestination(destinationId)?.processing?.lodgeBefore;
  const travel = timeOf(travelFrom);
  if (!rule || travel === null) return null;
  if (group && rule.groups && !rule.groups.includes(group)) return null;
  const last = rule.calendar === 'working' ? workingDaysBefore(travel, rule.days) : travel - rule.days * dayMs;
  return { date: dayOf(last), daysBefore: (travel - last) / dayMs, basis: rule.basis };
}

export interface SafeDay {
  date: string;
  daysBefore: number;
  coversLongest: boolean; // leaves even the longest time the data names, not just the usual one
}

// The latest day to apply with room to spare: before the longest decision the data names, else the last day to lodge; a working day.
export function safeDay(destinationId: string, travelFrom: string, group?: VisaGroup): SafeDay | null {
  const last = lodgeBy(destinationId, travelFrom, group);
  const travel = timeOf(travelFrom);
  if (!last || travel === null) return null;
  const longest = findDestination(destinationId)?.processing?.longestDays ?? 0;
  const coversLongest = longest > last.daysBefore;
  let at = travel - Math.max(longest, last.daysBefore) * dayMs;
  while (!isWorkingDay(at)) at -= dayMs;
  return { date: dayOf(at), daysBefore: (travel - at) / dayMs, coversLongest };
}
