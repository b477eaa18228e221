import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import type { RuleInput } from '../rule-input.ts';
import { passportOf, passportValue } from '../documents/documents-of.ts';

export interface OwnName {
  readonly full: string;
  readonly surname: string;
  readonly evidence: readonly Evidence[];
}

// The applicant's name from the passport, otherwise from the record. A passport that may be someone else's names nobody.
export function ownName(input: RuleInput): OwnName | null {
  const isAsked = Boolean(passportOf(input)?.ownerQuestion);
  const [surname, names] = isAsked ? [] : [passportValue(input, 'surname'), passportValue(input, 'givenNames')];
  const parts = [names, surname].filter((each) => each !== undefined);
  if (parts.length > 0)
    return {
      full: parts.map(({ value }) => value).join(' '),
      surname: surname?.value ?? '',
      evidence: parts,
    };
  const { firstName, lastName } = input.applicant;
  const full = `${firstName} ${lastName}`.trim();
  if (full === '') return null;
  return { full, surname: lastName, evidence: [{ from: 'profile', name: 'profile.name', value: full }] };
}
