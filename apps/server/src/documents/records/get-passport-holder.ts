import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import { getValue, type UnsealedDocument } from './unseal-document.ts';

// The holder according to the effective values, which include a person's corrections.
export function getPassportHolder(document: UnsealedDocument): PersonFacts | undefined {
  const value = (field: string) => getValue(document, field) || undefined;
  const name = value('fullName') ?? [value('givenNames'), value('surname')].filter(Boolean).join(' ');
  if (document.row.category !== 'Passport' || name === '') return undefined;
  return { name, dateOfBirth: value('dateOfBirth'), passportNumber: value('passportNumber') };
}
