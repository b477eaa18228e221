import { calendarDateOf, clockTime, localeOf } from '../../../lib/dates/dates.ts';

// '14:00' today, 'Tue 09:00' within a week, '18 Nov 09:00' later.
export function untilText(iso: string, language: string, now = new Date()): string {
  const until = new Date(iso);
  const clock = clockTime(iso, language);
  if (calendarDateOf(until) === calendarDateOf(now)) return clock;
  const isNear = until.getTime() - now.getTime() < 7 * 86_400_000;
  const day = new Intl.DateTimeFormat(
    localeOf(language),
    isNear ? { weekday: 'short' } : { day: 'numeric', month: 'short' },
  );
  return `${day.format(until)} ${clock}`;
}
