import { toCalendarDate } from '../../lib/dates.ts';

// A day is typed and shown dd/mm/yyyy and kept ISO. What is not a day yet is kept as it was typed, so that nothing is lost.
export const shownDate = (kept: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(kept) ? kept.split('-').toReversed().join('/') : kept;

export function keptDate(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed.trim()) ?? [];
  const word = year ? `${day!.padStart(2, '0')}/${month!.padStart(2, '0')}/${year}` : typed.trim();
  return toCalendarDate(word) ?? typed.trim();
}

// The slashes come by themselves while figures are added at the end.
export function withSlashes(typed: string, before: string): string {
  const isAdding = typed.length > before.length && typed.startsWith(before);
  return isAdding && /^(\d{2}|\d{2}\/\d{2})$/.test(typed) ? `${typed}/` : typed;
}
