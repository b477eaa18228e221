import { toCalendarDate } from './dates.ts';

// Dates are typed and shown as dd/mm/yyyy and stored as ISO. Incomplete input is stored as typed, so that nothing is lost.
export const formatTypedDate = (stored: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(stored) ? stored.split('-').toReversed().join('/') : stored;

export function parseTypedDate(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed.trim()) ?? [];
  const word = year ? `${day!.padStart(2, '0')}/${month!.padStart(2, '0')}/${year}` : typed.trim();
  return toCalendarDate(word) ?? typed.trim();
}

// Inserts slashes while digits are added at the end. A separator typed after an inserted slash is not added again.
export function withSlashes(typed: string, before: string): string {
  const isAdding = typed.length > before.length && typed.startsWith(before);
  if (isAdding && before.endsWith('/') && /^[/.\- ]$/.test(typed.slice(before.length))) return before;
  return isAdding && /^(\d{2}|\d{2}\/\d{2})$/.test(typed) ? `${typed}/` : typed;
}
