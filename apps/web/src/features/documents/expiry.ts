import { toCalendarDate } from '../../lib/dates.ts';

export interface Expiry {
  readonly day: string;
  readonly tone: 'plain' | 'soon' | 'over';
}

// Most destinations ask for six months beyond the journey: what ends within them deserves a word.
const soonDays = 183;

export function expiryOf(fields: Readonly<Record<string, unknown>>, today: string): Expiry | null {
  const day = typeof fields.expiryDate === 'string' ? toCalendarDate(fields.expiryDate) : null;
  if (!day) return null;
  const left = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return { day, tone: left < 0 ? 'over' : left < soonDays ? 'soon' : 'plain' };
}
