import { dayBetween } from '../calendar.ts';
import type { Random } from '../random.ts';
import { houses, streets, type indianPlaces } from './indian-places.ts';
import { familyNames } from './indian-names.ts';
import type { BackPage } from './passport.ts';
import { fullName, indianName } from './person-name.ts';

const regionCodes = ['PN', 'BO', 'DL', 'MA', 'BN', 'HY', 'AH', 'CO', 'LK', 'JP', 'TR', 'KL', 'CA'] as const;

export function backPage(
  random: Random,
  [city, state, pin]: (typeof indianPlaces)[number],
  issueDate: string,
  number: (random: Random) => string,
): BackPage {
  const family = random.pick(familyNames);
  const named = (sex: string) => fullName({ ...indianName(random, sex, 'twoGiven'), surname: family });
  const house = random
    .pick(houses)
    .replace('{n}', String(random.whole(1, 480)))
    .replace('{m}', String(random.whole(2, 64)));
  const renewed = random.chance(0.6);
  return {
    fatherName: named('M'),
    motherName: named('F'),
    spouseName: random.chance(0.55) ? fullName(indianName(random, random.pick(['M', 'F']), 'plain')) : '',
    address: {
      line1: `${house}, ${random.pick(streets)}`,
      line2: random.pick([`${city} CITY`, `${city} TOWN`, `TALUKA ${city}`, `${city} EAST`]),
      city,
      state,
      postcode: pin + random.digits(3),
    },
    ...(renewed && {
      oldPassport: {
        number: number(random),
        issueDate: dayBetween(random, '2005-01-01', issueDate < '2016-01-01' ? issueDate : '2016-06-30'),
        placeOfIssue: random.pick(['MUMBAI', 'DELHI', 'CHENNAI', 'KOLKATA', 'DUBAI', 'SINGAPORE', 'PUNE', 'LUCKNOW']),
      },
    }),
    fileNumber: random.pick(regionCodes) + random.pick(['1', '2', '3', '7']) + random.digits(12),
  };
}
