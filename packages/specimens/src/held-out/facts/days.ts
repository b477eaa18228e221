import type { Random } from '../../random.ts';

const day = 86_400_000;

export const addDays = (iso: string, count: number): string =>
  new Date(Date.parse(iso) + count * day).toISOString().slice(0, 10);
export const dayIn = (random: Random, first: string, last: string): string =>
  addDays(first, random.whole(0, Math.round((Date.parse(last) - Date.parse(first)) / day)));
export function addYears(iso: string, count: number): string {
  const [year, ...rest] = iso.split('-') as [string, string, string];
  return [Number(year) + count, ...rest].join('-').replace('-02-29', '-02-28');
}
