import type { Evidence } from '@visawright/contract/evidence.ts';
import type { Case } from './case.ts';
import { passportValue } from './papers.ts';

export interface OwnName {
  readonly full: string;
  readonly surname: string;
  readonly evidence: readonly Evidence[];
}

// The passport says who the applicant is; without one, the record does.
export function ownName(given: Case): OwnName | null {
  const [surname, names] = [passportValue(given, 'surname'), passportValue(given, 'givenNames')];
  const parts = [names, surname].filter((each) => each !== undefined);
  if (parts.length > 0)
    return {
      full: parts.map(({ value }) => value).join(' '),
      surname: surname?.value ?? '',
      evidence: parts,
    };
  const { firstName, lastName } = given.applicant;
  const full = `${firstName} ${lastName}`.trim();
  if (full === '') return null;
  return { full, surname: lastName, evidence: [{ from: 'profile', name: 'profile.name', value: full }] };
}
