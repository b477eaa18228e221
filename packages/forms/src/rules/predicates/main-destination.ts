import { countryFrom } from '@visawright/contract/country.ts';
import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { said, tripOf } from '../evidence.ts';
import { staysOf } from '../stays.ts';
import { countryName } from '../words-of.ts';

const params = z.strictObject({ among: z.array(z.string().length(3)).min(2).optional() });

// Among states with one visa the one with most nights decides; elsewhere some night has to be spent there at all.
export const mainDestination = predicate({
  params,
  judge(given, { among }): Breach[] {
    const own = given.form.destinationAlpha3;
    const trip = tripOf(given);
    if (!trip) return [];
    const nights = new Map<string, number>(); // by country; '' where a paper does not say: a host's letter mostly
    const stays = staysOf(given).filter(({ country = '' }) => country === '' || !among || among.includes(country));
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
        evidence: [other.where ?? other.first, said(given, 'visaTo')],
        remedy: { category: 'Proof of Travel', docId: other.first.docId },
      },
    ];
  },
});
