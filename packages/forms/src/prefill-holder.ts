import { sameName } from '@visawright/contract/same-person.ts';
import { textOf } from './prefill-found.ts';
import type { ReadPaper } from './read-paper.ts';

// Whose form it is: by the passport, else by what was entered.
export interface Holder {
  readonly fullName: string;
  readonly surname: string;
  readonly dateOfBirth: string | undefined;
}

export function holderOf(passport: ReadPaper | undefined, profile: Readonly<Record<string, string>>): Holder {
  const surname = (passport && textOf(passport, 'surname')) ?? profile.lastName ?? '';
  const givenNames = (passport && textOf(passport, 'givenNames')) ?? profile.firstName ?? '';
  const dateOfBirth = passport && textOf(passport, 'dateOfBirth');
  return { fullName: `${givenNames} ${surname}`.trim(), surname, dateOfBirth };
}

export const isNamed = ({ fullName }: Holder, name: string | undefined): boolean =>
  name !== undefined && fullName !== '' && ['same', 'similar'].includes(sameName(fullName, name));

// A birth certificate may be a child's who travels along: what it says of parents is then said of others.
export function speaksOfHolder(paper: ReadPaper, holder: Holder): boolean {
  if (paper.kind !== 'Birth certificate') return true;
  const born = textOf(paper, 'dateOfBirth');
  if (born && holder.dateOfBirth && born !== holder.dateOfBirth) return false;
  return isNamed(holder, textOf(paper, 'childName'));
}
