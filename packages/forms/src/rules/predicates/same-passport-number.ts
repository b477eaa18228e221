import { z } from 'zod';
import { predicate } from '../breach.ts';
import { otherThanPassport, places } from '../other-than-passport.ts';
import { passportValue, valuesOf } from '../papers.ts';

const plain = (value: string) => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export const samePassportNumber = predicate({
  params: z.strictObject({ places }),
  judge(given, { places: at }) {
    const earlier = [
      ...valuesOf(given, { kinds: ['Previous passport'] }, 'passportNumber'),
      ...[passportValue(given, 'oldPassportNumber') ?? []].flat(),
    ].map(({ value }) => plain(value));
    return otherThanPassport(given, 'passportNumber', at, plain).map((breach) => {
      const seen = breach.evidence[1];
      const isEarlier = seen !== undefined && 'value' in seen && earlier.includes(plain(seen.value));
      return isEarlier ? { ...breach, variant: 'earlier' } : breach;
    });
  },
});
