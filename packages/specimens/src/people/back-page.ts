import { dayBetween } from '../calendar-days.ts';
import type { Random } from '../random.ts';
import { houses, localities, streets, type indianPlaces } from './indian-places.ts';
import { familyNames } from './indian-names.ts';
import type { BackPage } from './passport.ts';
import { fullName, indianName } from './person-name.ts';

const regionCodes = ['PN', 'BO', 'DL', 'MA', 'BN', 'HY', 'AH', 'CO', 'LK', 'JP', 'TR', 'KL', 'CA'] as const;

export interface Holder {
  surname: string;
  dateOfBirth: string;
}

export function backPage(
  random: Random,
  { surname, dateOfBirth }: Holder,
  [city, state, pin]: (typeof indianPlaces)[number],
  number: (random: Random) => string,
): BackPage {
  const family = surname && surname.length < 14 && random.chance(0.7) ? surname : random.pick(familyNames);
  const named = (sex: string) => fullName({ ...indianName(random, sex, 'twoGiven'), surname: family });
  const building = random
    .pick(houses)
    .replace('{n}', String(random.whole(1, 480)))
    .replace('{m}', String(random.whole(2, 64)));
  const married = random.chance(0.7) && dateOfBirth < '2003';
  const renewed = random.chance(0.65) && dateOfBirth < '2005';
  return {
    fatherName: named('M'),
    motherName: named('F'),
    spouseName: married ? fullName(indianName(random, random.pick(['M', 'F']), 'plain')) : '',
    address: {
      building: `${building}, ${random.pick(streets)}`,
      locality: random.pick(localities),
      city,
      state,
      postcode: pin + random.digits(3),
    },
    ...(renewed && {
      oldPassport: {
        number: number(random),
        issueDate: dayBetween(random, '2006-01-01', '2016-12-20'),
        placeOfIssue: random.pick(['MUMBAI', 'DELHI', 'CHENNAI', 'KOLKATA', 'DUBAI', 'SINGAPORE', 'PUNE', 'LUCKNOW']),
      },
    }),
    fileNumber: random.pick(regionCodes) + random.pick(['1', '2', '3', '7']) + random.digits(12),
  };
}
