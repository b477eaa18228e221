import type { Random } from './random.ts';

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;
const frenchMonths = ['JAN', 'FÉV', 'MARS', 'AVR', 'MAI', 'JUIN', 'JUIL', 'AOÛT', 'SEPT', 'OCT', 'NOV', 'DÉC'] as const;

export const dateFormats = ['slashes', 'dots', 'spaces', 'dashes', 'month', 'twoMonths'] as const;
export type DateFormat = (typeof dateFormats)[number];

export function printDate(iso: string, variant: DateFormat): string {
  const [year, month, day] = iso.split('-') as [string, string, string];
  const at = Number(month) - 1;
  if (variant === 'month') return `${day} ${monthNames[at]} ${year}`;
  if (variant === 'twoMonths') return `${day} ${monthNames[at]}/${frenchMonths[at]} ${year}`;
  return [day, month, year].join({ slashes: '/', dots: '.', spaces: ' ', dashes: '-' }[variant]);
}

export const isoOf = (date: Date): string => date.toISOString().slice(0, 10);

export function dayBetween(random: Random, first: string, last: string): string {
  const from = Date.parse(first);
  return isoOf(new Date(from + Math.floor(random.next() * (Date.parse(last) - from))));
}

// A ten-year passport expires on the day before its tenth anniversary.
export function yearsLater(iso: string, years: number): string {
  const date = new Date(iso);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() - 1);
  return isoOf(date);
}
