// Days as YYYY-MM-DD. Forms and rules count them inclusively: from the 3rd to the 5th are three days and two nights.
const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const isDay = (text: string | null | undefined): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(timeOf(text)) &&
  new Date(timeOf(text)).toISOString().startsWith(text);

export const daysLater = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);

const longest = 1_100; // nobody's trip: a misread year must not fill the memory

export function eachDay(from: string, to: string): string[] {
  const count = Math.min(daysBetween(from, to), longest);
  return count < 0 ? [] : Array.from({ length: count + 1 }, (_each, at) => daysLater(from, at));
}

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(timeOf(day)).getUTCDay());
