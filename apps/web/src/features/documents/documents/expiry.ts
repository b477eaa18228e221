import { daysBetween } from '@visawright/contract/dates/days.ts';
import { toCalendarDate } from '../../../lib/dates/dates.ts';

export interface Expiry {
  readonly day: string;
  readonly tone: 'plain' | 'soon' | 'over';
}

// Most destinations require six months of validity after the trip.
const soonDays = 183;

export function expiryOf(fields: Readonly<Record<string, unknown>>, today: string): Expiry | null {
  const day = typeof fields.expiryDate === 'string' ? toCalendarDate(fields.expiryDate) : null;
  if (!day) return null;
  const left = daysBetween(today, day);
  return { day, tone: left < 0 ? 'over' : left < soonDays ? 'soon' : 'plain' };
}
