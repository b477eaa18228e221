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
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return `${day}th`;
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'}`;
}

// Tokens: DD, D, Do, MM, MMM, MMMM, YY, YYYY, ddd, dddd.
export function formatDay(iso: string, format: string): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const weekday = weekdays[new Date(iso).getUTCDay()]!;
  const parts: Record<string, string> = {
    YYYY: String(year),
    YY: String(year).slice(2),
    MMMM: months[month - 1]!,
    MMM: months[month - 1]!.slice(0, 3),
    MM: String(month).padStart(2, '0'),
    Do: ordinal(day),
    DD: String(day).padStart(2, '0'),
    D: String(day),
    dddd: weekday,
    ddd: weekday.slice(0, 3),
  };
  return format.replaceAll(/YYYY|YY|MMMM|MMM|MM|Do|DD|D|dddd|ddd/g, (token) => parts[token]!);
}

export type Grouping = 'lakh' | 'thousand' | 'point' | 'none'; // 1,23,456.00 · 123,456.00 · 123.456,00 · 123456.00

export function formatSum(value: number, grouping: Grouping, decimals = 2): string {
  const [whole, part] = value.toFixed(decimals).split('.') as [string, string | undefined];
  const head = whole.slice(0, -3);
  const size = grouping === 'lakh' ? 2 : 3;
  const separator = grouping === 'point' ? '.' : ',';
  const groups: string[] = [];
  for (let end = head.length; end > 0; end -= size) groups.unshift(head.slice(Math.max(0, end - size), end));
  const text = grouping === 'none' ? whole : [...groups, whole.slice(-3)].join(separator);
  return part === undefined ? text : `${text}${grouping === 'point' ? ',' : '.'}${part}`;
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
