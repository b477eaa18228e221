// Two spellings of a day: stored 'dd/MM/yyyy' (calls, flow state) and calendar 'YYYY-MM-DD' (pickers).
// Days are counted in UTC, so a summer-time change never adds or loses one.
const dayMs = 86_400_000;

const pad = (number: number) => String(number).padStart(2, '0');
const isDay = (iso: string) => {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
};

export function toCalendarDate(text: string | null | undefined): string | null {
  const word = text?.trim() ?? '';
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(word) ?? [];
  const iso = year ? `${year}-${month}-${day}` : word.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && isDay(iso) ? iso : null;
}

export function toStoredDate(text: string | null | undefined): string | null {
  const iso = toCalendarDate(text);
  return iso && iso.split('-').reverse().join('/');
}

export const calendarDateOf = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
export const today = () => calendarDateOf(new Date());

export function daysBetween(from: string | null, to: string | null): number | null {
  const [start, end] = [toCalendarDate(from), toCalendarDate(to)];
  return start && end ? Math.round((Date.parse(end) - Date.parse(start)) / dayMs) : null;
}

// Days are written as people in India write them, in either language with Latin figures.
export const localeOf = (language: string) => (language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB');

// Making one costs more than a hundred uses of it.
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

// '10:42' where the person is.
export const clockTime = (time: string | number, language: string) =>
  formatOf(language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(new Date(time));

// '9–20 Mar 2027': the short form beside a full one.
export function shortRange(from: string | null, to: string | null, language: string): string {
  const [start, end] = [toCalendarDate(from), toCalendarDate(to)];
  if (!start || !end) return '';
  const format = formatOf(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(start), new Date(end));
}
