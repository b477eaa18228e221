import { countryFrom } from '@visawright/contract/platform/country.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { passportValue } from '../documents/documents-of.ts';
import { countryName } from '../texts/fact-text.ts';

export const sameNationality = predicate({
  params: z.strictObject({}),
  judge(input): Violation[] {
    const seen = passportValue(input, 'nationality');
    const [own, named] = [countryFrom(input.application.nationality), countryFrom(nation(seen?.value))];
    if (!seen || !own || !named || own.alpha3 === named.alpha3) return [];
    return [
      {
        about: '',
        facts: { own: countryName(own.value, own.label), other: countryName(named.value, named.label) },
        evidence: [seen, applicationEvidence(input, 'nationality')],
        remedy: { category: 'Passport', docId: seen.docId },
      },
    ];
  },
});

const nation = (value: string | undefined) => (value?.toUpperCase() === 'INDIAN' ? 'IND' : value);
