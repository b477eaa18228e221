import { isoOf } from '../../calendar-days.ts';

export const daysLater = (iso: string, days: number): string => isoOf(new Date(Date.parse(iso) + days * 86_400_000));
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export function monthsLater(iso: string, months: number): string {
  const date = new Date(iso);
  date.setUTCMonth(date.getUTCMonth() + months);
  return isoOf(date);
}
