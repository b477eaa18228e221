import { daysBetween } from '@visawright/contract/dates/days.ts';
import { timeSince, timeSinceActive } from '@visawright/contract/dates/time-since.ts';
import { calendarDateOf, localeOf } from './dates.ts';

// Relative dates; `now` is a parameter for tests.
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

// 'Today, 09:18' · 'Yesterday, 17:40' · 'Sat, 17:40' · '9 Nov' · '9 Nov 2025'
export function momentText(iso: string, language: string, now = Date.now()): string {
  const time = Date.parse(iso);
  const locale = localeOf(language);
  const between = daysBetween(calendarDateOf(new Date(time)), calendarDateOf(new Date(now)));
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(time);
  if (between === 0 || between === 1)
    return `${capital(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-between, 'day'))}, ${clock}`;
  if (between > 1 && between < 7)
    return `${new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(time)}, ${clock}`;
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(time);
}

// '2 days', '6 hours': a duration.
export function lastedText(iso: string, language: string, now = Date.now()): string {
  const { unit, count } = timeSince(iso, now);
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

// 'this hour', '4 hours ago', 'yesterday': when a person was last active.
export function lastActiveText(iso: string, language: string, now = Date.now()): string {
  const { unit, count } = timeSinceActive(iso, now);
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-count, unit);
}

// '19 Nov 2026'.
export const dayText = (iso: string, language: string) =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));

// '24 Dec – 1 Jan', with a year only if it is neither this nor the next one; for narrow columns.
export function rangeText(from: string, to: string, language: string, now = Date.now()): string {
  const [start, end] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  const isNear = [0, 1].includes(start.getUTCFullYear() - new Date(now).getFullYear());
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(isNear ? {} : ({ year: 'numeric' } as const)),
  });
  // Across a year end, Intl would write both years.
  if (isNear && start.getUTCFullYear() !== end.getUTCFullYear())
    return `${format.format(start)} – ${format.format(end)}`;
  return format.formatRange(start, end);
}
