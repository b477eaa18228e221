import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { differencesFromPassport, passportFieldLocations } from './differences-from-passport.ts';

export const sameBirthDate = predicate({
  params: z.strictObject({ places: passportFieldLocations }),
  judge: (input, { places: at }) =>
    differencesFromPassport(input, 'dateOfBirth', at, (value) => value.trim()).filter(({ evidence }) => {
      // Many Aadhaar cards and old documents show only the year, which is not a contradiction.
      const [own = '', seen = ''] = evidence.map((each) => ('value' in each ? each.value.trim() : ''));
      return !/^\d{4}$/.test(seen) || !own.startsWith(seen);
    }),
});
