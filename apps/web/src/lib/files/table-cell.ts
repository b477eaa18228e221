import { calendarDateOf } from '../dates/dates.ts';

// A cell of an exported table. Days are YYYY-MM-DD, times ISO texts; a spreadsheet gets both as dates, and every text as text.
export type PlainCell = string | number | boolean | null | undefined;
export type TableCell = PlainCell | { readonly day: string } | { readonly time: string };
export type TableRows = readonly (readonly TableCell[])[];

export const dayCell = (day: string | null | undefined): TableCell => (day ? { day } : null);
export const timeCell = (time: string | null | undefined): TableCell => (time ? { time } : null);

const pad = (number: number) => String(number).padStart(2, '0');

// '2027-03-09 14:05' in the zone of the browser, as on the screen.
export function localTime(time: string): string {
  const at = new Date(time);
  return `${calendarDateOf(at)} ${pad(at.getHours())}:${pad(at.getMinutes())}`;
}
