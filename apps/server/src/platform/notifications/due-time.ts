import type { NotificationTimes } from '@visawright/contract/identity/preferences.ts';
import type { HowOften } from '@visawright/contract/platform/notification-facts.ts';

export interface DueTime {
  readonly dueAt: Date;
  readonly isSummary: boolean; // goes out with everything else that waits for the same time
}

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const mostDelays = 4; // the night before a quiet Sunday and the night after it

interface LocalTime {
  readonly day: number; // days since 1970
  readonly minutes: number; // since midnight
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts });
  formats.set(timeZone, made);
  return made;
}

function localTime(at: number, timeZone: string): LocalTime {
  const parts = formatFor(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)!.value);
  const day = Date.UTC(part('year'), part('month') - 1, part('day')) / dayMs;
  return { day, minutes: part('hour') * 60 + part('minute') };
}

// The moment at which clocks of the zone show this time. Looked for twice, because the offset may change between the guess and the moment.
function momentOf({ day, minutes }: LocalTime, timeZone: string): number {
  const wanted = day * dayMs + minutes * minute;
  let at = wanted;
  for (let turn = 0; turn < 2; turn++) {
    const shown = localTime(at, timeZone);
    at += wanted - (shown.day * dayMs + shown.minutes * minute);
  }
  return at;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const isSunday = (day: number) => (day + 4) % 7 === 0; // 1 January 1970 was a Thursday

// The next time at which clocks show this, from the given moment on.
function nextAt(clock: string, from: number, timeZone: string): number {
  const { day } = localTime(from, timeZone);
  const today = momentOf({ day, minutes: minutesOf(clock) }, timeZone);
  return today >= from ? today : momentOf({ day: day + 1, minutes: minutesOf(clock) }, timeZone);
}

// When the quiet time around a moment ends; the moment itself if it is not quiet.
function afterQuiet(at: number, { isQuiet, quietFrom, quietTo, quietSunday, timeZone }: NotificationTimes): number {
  let moment = at;
  for (let turn = 0; turn < (isQuiet ? mostDelays : 0); turn++) {
    const { day, minutes } = localTime(moment, timeZone);
    const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)];
    const isNight = from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
    if (isNight) moment = nextAt(quietTo, moment, timeZone);
    else if (quietSunday && isSunday(day)) moment = momentOf({ day: day + 1, minutes: 0 }, timeZone);
    else break;
  }
  return moment;
}

// When a notification leaves the app. What happens in quiet hours waits for their end and arrives as one summary.
export function dueTime(times: NotificationTimes, often: HowOften, isUrgent: boolean, now: Date): DueTime {
  if (isUrgent) return { dueAt: now, isSummary: false };
  const wanted = often === 'daily' ? nextAt(times.summaryAt, now.getTime(), times.timeZone) : now.getTime();
  const due = afterQuiet(wanted, times);
  return { dueAt: due === now.getTime() ? now : new Date(due), isSummary: often === 'daily' || due > wanted };
}
