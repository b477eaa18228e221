import { isoDate } from '../../../passport/passport-dates.ts';

// A date as tickets print it: often without the year, often with the weekday.
export interface PrintedDay {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
  readonly weekday?: number; // 0 is Sunday
  readonly start: number;
  readonly end: number;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const before =
  '(?:\\b(?<before>sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?\\b[.,]?\\s{0,2}(?:the )?|(?<![\\d/.,:-]))';
// A short period joins its days by a dash: 3-17 March 2026.
const joined = before.replace(':-]', ':]');
const after = '(?:[,\\s(/]{1,3}(?<after>sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?\\b)?';
const styles = [
  `${joined}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)?[\\s./,'’-]{0,3}${month}(?:[\\s./,'’-]{0,3}` +
    `(?<year>(?:19|20)\\d{2}|\\d{2}(?![\\d:.h])))?(?!\\d|:\\d)${after}`,
  `${before}${month}[\\s.]{1,2}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s{1,2}(?<year>20\\d{2}))?(?!\\d|:\\d)${after}`,
  `${before}(?<year>20\\d{2})[-./](?<monthNumber>\\d{2})[-./](?<day>\\d{2})(?!\\d)${after}`,
  `${before}(?<day>\\d{1,2}) ?[-./] ?(?<monthNumber>\\d{1,2}) ?[-./] ?(?<year>20\\d{2}|\\d{2})(?!\\d|:\\d)${after}`,
].map((each) => new RegExp(each, 'gi'));

function dayOf(match: RegExpMatchArray): PrintedDay | undefined {
  const groups = match.groups ?? {};
  const named = groups.month ? monthNames.indexOf(groups.month.slice(0, 3).toLowerCase()) + 1 : undefined;
  const number = named ?? Number(groups.monthNumber);
  const year = groups.year === undefined ? undefined : Number(groups.year) + (groups.year.length === 2 ? 2000 : 0);
  const weekday = weekdayNames.indexOf((groups.before ?? groups.after ?? '').toLowerCase());
  if (isoDate(year ?? 2024, number, Number(groups.day)) === undefined) return undefined;
  const start = match.index!;
  return {
    month: number,
    day: Number(groups.day),
    start,
    end: start + match[0].length,
    ...(year === undefined ? {} : { year }),
    ...(weekday < 0 ? {} : { weekday }),
  };
}

export function daysIn(text: string): readonly PrintedDay[] {
  const found: PrintedDay[] = [];
  for (const style of styles)
    for (const match of text.matchAll(style)) {
      const day = dayOf(match);
      if (day && !found.some((each) => each.start < day.end && each.end > day.start)) found.push(day);
    }
  return found.sort((a, b) => a.start - b.start);
}

const weekdayOf = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay();
export const weekdayAgrees = (day: PrintedDay, iso: string): boolean => day.weekday === weekdayOf(iso);

export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

// Without a year: the first such date on or after `since`, a full date of the same document; a weekday must match.
export function isoOf(day: PrintedDay, since: string | undefined): string | undefined {
  if (day.year !== undefined) return isoDate(day.year, day.month, day.day);
  if (since === undefined) return undefined;
  const year = Number(since.slice(0, 4));
  return [year, year + 1]
    .map((each) => isoDate(each, day.month, day.day))
    .find((each) => each !== undefined && each >= since && (day.weekday === undefined || weekdayAgrees(day, each)));
}
