import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { differencesFromPassport, passportFieldLocations } from '../person/differences-from-passport.ts';
import { passportValue, valuesOf } from '../documents/documents-of.ts';

const plain = (value: string) => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export const samePassportNumber = predicate({
  params: z.strictObject({ places: passportFieldLocations }),
  judge(input, { places: at }) {
    const earlier = [
      ...valuesOf(input, { kinds: ['Previous passport'] }, 'passportNumber'),
      ...[passportValue(input, 'oldPassportNumber') ?? []].flat(),
    ].map(({ value }) => plain(value));
    return differencesFromPassport(input, 'passportNumber', at, plain).map((violation) => {
      const seen = violation.evidence[1];
      const isEarlier = seen !== undefined && 'value' in seen && earlier.includes(plain(seen.value));
      return isEarlier ? { ...violation, variant: 'earlier' } : violation;
    });
  },
});
