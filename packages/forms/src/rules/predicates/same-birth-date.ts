import { z } from 'zod';
import { predicate } from '../breach.ts';
import { otherThanPassport, places } from '../other-than-passport.ts';

export const sameBirthDate = predicate({
  params: z.strictObject({ places }),
  judge: (given, { places: at }) =>
    otherThanPassport(given, 'dateOfBirth', at, (value) => value.trim()).filter(({ evidence }) => {
      // Many Aadhaar cards and old papers know the year only: that is no contradiction.
      const [own = '', seen = ''] = evidence.map((each) => ('value' in each ? each.value.trim() : ''));
      return !/^\d{4}$/.test(seen) || !own.startsWith(seen);
    }),
});
