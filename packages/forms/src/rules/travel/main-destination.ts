import { countryFrom } from '@visawright/contract/platform/country.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { staysOf } from './stays.ts';
import { countryName } from '../texts/fact-text.ts';

const params = z.strictObject({ among: z.array(z.string().length(3)).min(2).optional() });

// Within Schengen the state with the most nights decides; elsewhere at least one night must be spent in the destination.
export const mainDestination = predicate({
  params,
  judge(input, { among }): Violation[] {
    const own = input.form.destinationAlpha3;
    const trip = tripDatesOf(input);
    if (!trip) return [];
    const nights = new Map<string, number>(); // by country; '' if the document does not say, as most hosts' letters
    const stays = staysOf(input).filter(({ country = '' }) => country === '' || !among || among.includes(country));
    for (const { country = '', nights: held } of stays) {
      const inside = held.filter((night) => night >= trip.from && night <= trip.to).length;
      nights.set(country, (nights.get(country) ?? 0) + inside);
    }
    const there = nights.get(own) ?? 0;
    const perhaps = there + (nights.get('') ?? 0);
    const [most] = [...nights].filter(([country]) => country !== '').toSorted(([, one], [, more]) => more - one);
    if (!most || (among ? most[1] <= perhaps : perhaps > 0)) return [];
    const named = countryFrom(most[0]);
    const other = stays.find(({ country }) => country === most[0])!;
    return [
      {
        about: '',
        facts: {
          nights: most[1],
          there,
          other: countryName(named?.value, named?.label ?? most[0]),
        },
        evidence: [other.where ?? other.first, applicationEvidence(input, 'visaTo')],
        remedy: { category: 'Proof of Travel', docId: other.first.docId },
      },
    ];
  },
});
