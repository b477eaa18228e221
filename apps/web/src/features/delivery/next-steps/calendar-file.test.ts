import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const day = {
  uid: 'ITA-4K7Q-92PD-safe-day',
  day: '2026-12-31',
  title: 'Latest safe day: visa for Italy',
  text: 'VFS Global (Italy, India); bring the package.\nPassport and photos',
  url: 'https://visa.example/sunrise#/summary?applicationUid=a1',
  remindDaysBefore: [7, 1],
  stamp: '2026-11-15T10:42:07.123Z',
};
const linesOf = (text: string) => text.split('\r\n');
const unfolded = (text: string) => linesOf(text.replaceAll('\r\n ', ''));

test('the entry covers one whole day, also at the end of a year', () => {
  const lines = linesOf(calendarFile(day));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261115T104207Z');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('escapes commas, semicolons and line breaks', () =>
  expect(unfolded(calendarFile(day))).toContain(
    'DESCRIPTION:VFS Global (Italy\\, India)\\; bring the package.\\nPassport and photos',
  ));

test('reminds at 9 a.m., a week and a day before', () =>
  expect(linesOf(calendarFile(day)).filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER:-P6DT15H',
    'TRIGGER:-P0DT15H',
  ]));

test('folds lines at 75 bytes without splitting Hindi characters', () => {
  const title = 'अपॉइंटमेंट का सबसे सुरक्षित आख़िरी दिन, इटली का वीज़ा और सभी काग़ज़';
  const file = calendarFile({ ...day, title });
  for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:${title.replace(',', '\\,')}`);
});
