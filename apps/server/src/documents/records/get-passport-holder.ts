import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import type { DocumentRow } from './documents.queries.ts';
import { getValue, type UnsealedDocument } from './unseal-document.ts';

export interface ValuedDocument extends Pick<UnsealedDocument, 'values'> {
  readonly row: Pick<DocumentRow, 'category'>;
}

// The holder according to the effective values, which include a person's corrections.
export function getPassportHolder(document: ValuedDocument): PersonFacts | undefined {
  const value = (field: string) => getValue(document, field) || undefined;
  const name = value('fullName') ?? [value('givenNames'), value('surname')].filter(Boolean).join(' ');
  if (document.row.category !== 'Passport' || name === '') return undefined;
  return { name, dateOfBirth: value('dateOfBirth'), passportNumber: value('passportNumber') };
}
