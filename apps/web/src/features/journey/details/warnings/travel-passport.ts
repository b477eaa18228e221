import type { Document } from '@visawright/contract/documents/document.ts';
import type { PassportDays } from '@visawright/forms/rules/passport/passport-validity.ts';
import { toCalendarDate } from '../../../../lib/dates/dates.ts';
import { isOwnPassport } from '../../../documents/documents/is-own-passport.ts';

const day = (value: unknown) => (typeof value === 'string' ? toCalendarDate(value) : null);

// The main passport, otherwise the one with the latest expiry. Previous passports and those of others are ignored.
export function travelPassport(documents: readonly Document[]): PassportDays | null {
  const passports = documents
    .filter((one) => isOwnPassport(one) && one.kind !== 'Previous passport')
    .map(({ isPrimary, docFields }) => ({
      isPrimary,
      expiry: day(docFields.expiryDate),
      issued: day(docFields.issueDate),
    }))
    .filter(({ expiry }) => expiry !== null)
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || b.expiry!.localeCompare(a.expiry!));
  const [first] = passports;
  return first ? { expiry: first.expiry, issued: first.issued } : null;
}
