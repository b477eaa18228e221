import data from '../../holidays.json' with { type: 'json' };
import type { HolidaysFile } from './holidays-schema.ts';

const { names, countries } = data as unknown as HolidaysFile;

interface TranslatedText {
  readonly en: string;
  readonly hi: string;
}
export interface Holiday {
  readonly date: string;
  readonly name: TranslatedText;
  readonly country: string; // ISO 3166-1 alpha-2
}

export const holidaysOf = (iso2: string): Holiday[] =>
  Object.entries(countries[iso2]?.days ?? {}).map(([date, en]) => ({
    date,
    name: { en, hi: names[en] ?? en },
    country: iso2,
  }));

export interface CalendarGap {
  readonly country: string;
  readonly year: number;
  readonly note: TranslatedText | null; // null if there is no calendar for the country
}

// The gaps in the calendars between two dates.
export function calendarGaps(asked: readonly string[], from: string, to: string): CalendarGap[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first) + 1 }, (_each, at) => first + at);
  return asked.flatMap((country) =>
    years
      .filter((year) => !countries[country]?.completeFor.includes(year))
      .map((year) => ({ country, year, note: countries[country]?.note ?? null })),
  );
}
