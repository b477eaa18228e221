import { calendarDateOf, clockTime, longDay } from '../../../lib/dates/dates.ts';

// '15 November 2026, 10:42' in local time.
export const longMoment = (iso: string, language: string) =>
  `${longDay(calendarDateOf(new Date(iso)), language)}, ${clockTime(iso, language)}`;
