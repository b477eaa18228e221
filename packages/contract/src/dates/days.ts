// Calendar days as YYYY-MM-DD, counted in UTC: no time zone and no daylight saving adds or loses one. The only place with day arithmetic.
const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

// The day of a moment in UTC.
export const utcDay = (moment: number | Date): string => new Date(moment).toISOString().slice(0, 10);

export const isDay = (text: string | null | undefined): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(timeOf(text)) &&
  utcDay(timeOf(text)) === text;

// YYYY-MM-DD of a date in either format; null if it is none.
export function calendarDay(text: string | null | undefined): string | null {
  const word = text?.trim() ?? '';
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(word) ?? [];
  const iso = year ? `${year}-${month}-${day}` : word.slice(0, 10);
  return isDay(iso) ? iso : null;
}

export const daysLater = (day: string, days: number): string => utcDay(timeOf(day) + days * dayMs);

// The difference: from the 3rd to the 5th are two.
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);

// The length of a trip on every screen, list and sheet: the days between its two dates, as the specification's travel bar counts them.
// Dates as stored (dd/MM/yyyy) or YYYY-MM-DD; null while one is missing.
export function tripLength(from: string | null | undefined, to: string | null | undefined): number | null {
  const [start, end] = [calendarDay(from), calendarDay(to)];
  return start && end ? daysBetween(start, end) : null;
}

// Both ends included, as forms and rules count: from the 3rd to the 5th are three.
export const daysOfTrip = (from: string, to: string): number => daysBetween(from, to) + 1;

const longest = 1_100; // a misread year must not allocate a huge array

export function eachDay(from: string, to: string): string[] {
  const count = Math.min(daysBetween(from, to), longest);
  return count < 0 ? [] : Array.from({ length: count + 1 }, (_each, at) => daysLater(from, at));
}

// Ranges of days that follow each other, as [first, last]; the days are in order.
export function consecutiveDays(days: readonly string[]): (readonly [string, string])[] {
  const ranges: [string, string][] = [];
  for (const day of days) {
    const open = ranges.at(-1);
    if (open && daysLater(open[1], 1) === day) open[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(timeOf(day)).getUTCDay());

// The same day some months later, clamped to the end of a shorter month: 30 November plus 3 months is 28 February.
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

// Whole years on a day. A person born on 29 February has the birthday on 1 March of other years.
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
