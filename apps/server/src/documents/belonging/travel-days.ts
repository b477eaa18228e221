import { isSharedCategory } from '@visawright/contract/documents/shared-categories.ts';
import type { UnsealedDocument } from '../records/unseal-document.ts';

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

// Days of travel: of tickets, bookings, itineraries and policies, and as letters state them; not when these were issued.
export function travelDaysIn({ row, values }: Pick<UnsealedDocument, 'row' | 'values'>): Map<string, string> {
  if (!isSharedCategory(row.category) && row.category !== 'Letter') return new Map();
  const days = values.filter(({ field, value }) => isDay(value) && !/issue|birth|book|letter/i.test(field));
  return new Map(days.map(({ value }) => [value, value]));
}

const fewest = 2; // one day in common may be a coincidence

// The only traveller whose documents have all these days of travel. Nobody while the days of one of the travellers are not known, because
// they could be the same.
export function ownerOfDays(
  days: ReadonlySet<string>,
  known: ReadonlyMap<string, ReadonlySet<string>>, // by traveller
): string | undefined {
  if (days.size < fewest || [...known.values()].some((own) => own.size === 0)) return undefined;
  const [owner, ...others] = [...known].filter(([, own]) => days.isSubsetOf(own));
  return others.length === 0 ? owner?.[0] : undefined;
}
