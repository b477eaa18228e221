import { sameName } from '@visawright/contract/identity/same-person.ts';
import { textOf } from './found-value.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

// The person the form is for: from the passport, otherwise from the profile.
export interface Holder {
  readonly fullName: string;
  readonly surname: string;
  readonly dateOfBirth: string | undefined;
}

export function holderOf(passport: DocumentEvidence | undefined, profile: Readonly<Record<string, string>>): Holder {
  const surname = (passport && textOf(passport, 'surname')) ?? profile.lastName ?? '';
  const givenNames = (passport && textOf(passport, 'givenNames')) ?? profile.firstName ?? '';
  const dateOfBirth = passport && textOf(passport, 'dateOfBirth');
  return { fullName: `${givenNames} ${surname}`.trim(), surname, dateOfBirth };
}

export const isNamed = ({ fullName }: Holder, name: string | undefined): boolean =>
  name !== undefined && fullName !== '' && ['same', 'similar'].includes(sameName(fullName, name));

// A birth certificate may belong to a child travelling along; its parents are then not the holder's.
export function speaksOfHolder(document: DocumentEvidence, holder: Holder): boolean {
  if (document.kind !== 'Birth certificate') return true;
  const born = textOf(document, 'dateOfBirth');
  if (born && holder.dateOfBirth && born !== holder.dateOfBirth) return false;
  return isNamed(holder, textOf(document, 'childName'));
}
