import { calendarDay, daysBetween } from '@visawright/contract/dates/days.ts';
// Two date formats: stored 'dd/MM/yyyy' (calls, flow state) and calendar 'YYYY-MM-DD' (pickers).

const pad = (number: number) => String(number).padStart(2, '0');

export const toCalendarDate = calendarDay;

export function toStoredDate(text: string | null | undefined): string | null {
  const iso = toCalendarDate(text);
  return iso && iso.split('-').reverse().join('/');
}

export const calendarDateOf = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
export const today = () => calendarDateOf(new Date());

// Of dates in either format; null while one is missing.
export function daysBetweenDates(from: string | null, to: string | null): number | null {
  const [start, end] = [toCalendarDate(from), toCalendarDate(to)];
  return start && end ? daysBetween(start, end) : null;
}

// Indian formats with Latin digits, in both languages.
export const localeOf = (language: string) => (language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB');

// Intl formatters are expensive to construct; cache them.
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}

// '16 November 2026' for a calendar day.
export const longDay = (day: string, language: string, options: Intl.DateTimeFormatOptions = {}) =>
  formatOf(language, { day: 'numeric', month: 'long', year: 'numeric', ...options, timeZone: 'UTC' }).format(
    new Date(day),
  );

// '10:42' in local time.
export const clockTime = (time: string | number, language: string) =>
  formatOf(language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(new Date(time));

// '9–20 Mar 2027'.
export function shortRange(from: string | null, to: string | null, language: string): string {
  const [start, end] = [toCalendarDate(from), toCalendarDate(to)];
  if (!start || !end) return '';
  const format = formatOf(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(start), new Date(end));
}
