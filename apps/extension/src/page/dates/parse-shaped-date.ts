export interface CalendarDay {
  readonly year: number;
  readonly month: number; // 1 to 12
  readonly day: number;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

// Month by its English name or the beginning of it; 0 if it is none.
export function monthNumber(name: string): number {
  return monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

// The date in a text of the shape that the page asks for; ISO where it asks for none.
export function parseShapedDate(text: string, shape: string): CalendarDay | null {
  const letters = /^[DMY .,/-]+$/.test(shape) ? shape : 'YYYY-MM-DD';
  const order = [...letters.matchAll(/D+|M+|Y+/g)].map(([part]) => part[0]!);
  const parts = text.match(/\d+|\p{L}+/gu) ?? [];
  if (order.length !== 3 || parts.length !== 3) return null;
  const of = (letter: string) => parts[order.indexOf(letter)] ?? '';
  const month = /^\d+$/.test(of('M')) ? Number(of('M')) : monthNumber(of('M'));
  const day = { year: Number(of('Y')), month, day: Number(of('D')) };
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
  return date.getUTCDate() === day.day && date.getUTCMonth() === day.month - 1 && day.year > 999 ? day : null;
}
