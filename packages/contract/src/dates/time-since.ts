import { daysBetween } from './days.ts';

// The zone of every realm so far; "today" and the days an application has been in a state are counted in it, wherever the reader is.
const realmTimeZone = 'Asia/Kolkata';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const formats = new Map<string, Intl.DateTimeFormat>(); // expensive to construct

// The calendar day of a moment in a time zone, as YYYY-MM-DD.
export function dayInZone(moment: number | Date, timeZone: string = realmTimeZone): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

export interface TimeSince {
  readonly unit: 'minute' | 'hour' | 'day';
  readonly count: number;
}

const daysSince = (since: number, now: number, timeZone: string) =>
  daysBetween(dayInZone(since, timeZone), dayInZone(now, timeZone));

// How long something has lasted: calendar days from yesterday on, hours and minutes within the day. Lists, drawers and Home use it, so
// that an application has the same age everywhere.
export function timeSince(since: string, now: number = Date.now(), timeZone: string = realmTimeZone): TimeSince {
  const from = Math.min(Date.parse(since), now);
  const days = daysSince(from, now, timeZone);
  if (days > 0) return { unit: 'day', count: days };
  const hours = Math.floor((now - from) / hourMs);
  return hours > 0
    ? { unit: 'hour', count: hours }
    : { unit: 'minute', count: Math.max(1, Math.floor((now - from) / minuteMs)) };
}

// A person's last activity is stored to the hour, so it is never more precise: 0 hours means within the last hour.
export function timeSinceActive(lastActiveAt: string, now: number = Date.now(), timeZone = realmTimeZone): TimeSince {
  const hourOf = (moment: number) => Math.floor(moment / hourMs);
  const from = Math.min(Date.parse(lastActiveAt), now);
  const days = daysSince(from, now, timeZone);
  const hours = hourOf(now) - hourOf(from);
  return days > 0 && hours >= 12 ? { unit: 'day', count: days } : { unit: 'hour', count: hours };
}
