import { isDay } from '@visawright/contract/dates/days.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

// The day as the format asks for it: D, M and Y with separators, MMM and MMMM as English names; null if the text is no day.
export function formatDate(iso: string, format: string): string | null {
  if (!isDay(iso)) return null;
  const [year, month, day] = iso.split('-') as [string, string, string];
  const name = months[Number(month) - 1]!;
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: month,
    M: `${Number(month)}`,
    DD: day,
    D: `${Number(day)}`,
  };
  const isKnown = [...format.matchAll(/D+|M+|Y+/g)].every(([letters]) => letters in parts);
  return isKnown ? format.replace(/D+|M+|Y+/g, (letters) => parts[letters]!) : null;
}
