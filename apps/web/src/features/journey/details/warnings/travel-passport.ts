import type { Document } from '@visawright/contract/documents/document.ts';
import type { PassportDays } from '@visawright/forms/rules/passport/passport-validity.ts';
import { toCalendarDate } from '../../../../lib/dates/dates.ts';
import { isOwnPassport } from '../../../documents/documents/is-own-passport.ts';

const day = (value: unknown) => (typeof value === 'string' ? toCalendarDate(value) : null);
const isCurrent = (one: Document) => isOwnPassport(one) && one.kind !== 'Previous passport';

// The main passport, otherwise the one with the latest expiry. Previous passports and those of others are ignored.
export function travelPassport(documents: readonly Document[]): PassportDays | null {
  const passports = documents
    .filter(isCurrent)
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

// Its machine-readable line has one name: a name that is only unread is no proof of that.
const hasOneIdentifier = (line: unknown): boolean =>
  typeof line === 'string' &&
  line
    .slice(5)
    .split('<<')
    .filter((part) => /[A-Z]/.test(part)).length === 1;

// A passport with a single name, also after the question which of its name fields is blank was answered.
export const hasOneNamePassport = (documents: readonly Document[]): boolean =>
  documents
    .filter(isCurrent)
    .some(({ singleName, docFields }) => Boolean(singleName) || hasOneIdentifier(docFields.mrzLine1));
