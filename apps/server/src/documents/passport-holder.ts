import type { PersonFacts } from '@visawright/contract/same-person.ts';
import { valueOf, type OpenDocument } from './open-document.ts';

// Whose passport it is, by its values as they stand after a person's word.
export function passportHolder(document: OpenDocument): PersonFacts | undefined {
  const value = (field: string) => valueOf(document, field) || undefined;
  const name = value('fullName') ?? [value('givenNames'), value('surname')].filter(Boolean).join(' ');
  if (document.row.category !== 'Passport' || name === '') return undefined;
  return { name, dateOfBirth: value('dateOfBirth'), passportNumber: value('passportNumber') };
}
