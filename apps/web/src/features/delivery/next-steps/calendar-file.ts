import { daysLater } from '@visawright/contract/dates/days.ts';
export interface CalendarDay {
  readonly uid: string; // stable, so that importing again updates the entry
  readonly day: string; // YYYY-MM-DD
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly remindDaysBefore: readonly number[];
  readonly stamp: string; // creation time, ISO
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

// RFC 5545: lines of at most 75 bytes, continuation lines start with a space. Never splits a character.
function folded(line: string): string {
  const lines: string[] = [];
  let now = '';
  for (const letter of line) {
    if (bytesOf(now + letter) > 75) {
      lines.push(now);
      now = ' ';
    }
    now += letter;
  }
  return [...lines, now].join('\r\n');
}

const basic = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => daysLater(day, 1);

// All-day iCalendar entry with reminders at 9 a.m.
export function calendarFile({ uid, day, title, text, url, remindDaysBefore, stamp }: CalendarDay): string {
  const alarms = remindDaysBefore.flatMap((days) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    days === 0 ? 'TRIGGER:PT9H' : `TRIGGER:-P${days - 1}DT15H`,
    'END:VALARM',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Visawright//Submit//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp.replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
