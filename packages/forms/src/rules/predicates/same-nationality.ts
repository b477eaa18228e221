import { countryFrom } from '@visawright/contract/country.ts';
import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { said } from '../evidence.ts';
import { passportValue } from '../papers.ts';
import { countryName } from '../words-of.ts';

export const sameNationality = predicate({
  params: z.strictObject({}),
  judge(given): Breach[] {
    const seen = passportValue(given, 'nationality');
    const [own, named] = [countryFrom(given.application.nationality), countryFrom(nation(seen?.value))];
    if (!seen || !own || !named || own.alpha3 === named.alpha3) return [];
    return [
      {
        about: '',
        facts: { own: countryName(own.value, own.label), other: countryName(named.value, named.label) },
        evidence: [seen, said(given, 'nationality')],
        remedy: { category: 'Passport', docId: seen.docId },
      },
    ];
  },
});

const nation = (value: string | undefined) => (value?.toUpperCase() === 'INDIAN' ? 'IND' : value);
