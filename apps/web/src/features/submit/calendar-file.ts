export interface CalendarDay {
  readonly uid: string; // the same day of the same application stays one entry
  readonly day: string; // YYYY-MM-DD, a whole day
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly remindDaysBefore: readonly number[];
  readonly stamp: string; // ISO, when the entry was made
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

// A line has at most 75 bytes; the next begins with a space and belongs to it. A letter is never cut in two.
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
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

// An iCalendar entry of one whole day, with its reminders at nine in the morning.
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
