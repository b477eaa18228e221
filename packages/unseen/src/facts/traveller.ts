import { chanceOf, type Chance } from '../chance.ts';
import { designations, employers, hotels } from './issuers.ts';
import { homeOf, type Home } from './places.ts';
import { personName, singleName, type PersonName } from './people.ts';
import { dayAfter } from './printed.ts';

// What all documents of one person have in common.
export interface Traveller {
  readonly seed: string;
  readonly name: PersonName;
  readonly sex: 'M' | 'F';
  readonly born: string;
  readonly birthTown: string;
  readonly birthState: string;
  readonly father: PersonName;
  readonly mother: PersonName;
  readonly spouse: PersonName;
  readonly home: Home;
  readonly phone: string;
  readonly email: string;
  readonly pan: string;
  readonly aadhaar: string;
  readonly passport: string;
  readonly employer: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly designation: string;
  readonly staffNumber: string;
  readonly joined: string;
  readonly monthly: number; // gross pay of a month
  readonly trip: {
    readonly from: string;
    readonly to: string;
    readonly nights: number;
    readonly hotel: (typeof hotels)[number];
  };
}

export const dateAround = (chance: Chance, fromYear: number, toYear: number): string =>
  `${chance.whole(fromYear, toYear)}-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`;

export const mobile = (chance: Chance) =>
  `+91 ${chance.among(['70', '88', '91', '94', '98'])}${chance.figures(3)} ${chance.figures(5)}`;

export function travellerOf(seed: string, isSingle = false): Traveller {
  const chance = chanceOf('traveller', seed);
  const isWoman = chance.is(0.5);
  const name = isSingle ? singleName(chance, isWoman) : personName(chance, isWoman);
  const family = name.surname || undefined;
  const father = personName(chance, false, family);
  const employer = chance.among(employers);
  const office = homeOf(chance);
  const from = dayAfter('2026-11-22', chance.whole(0, 24));
  const nights = chance.whole(6, 12);
  const born = dateAround(chance, 1961, 1999);
  return {
    seed,
    name,
    sex: isWoman ? 'F' : 'M',
    born,
    birthTown: office.city,
    birthState: office.state,
    father,
    mother: personName(chance, true, family),
    spouse: personName(chance, !isWoman, family),
    home: homeOf(chance),
    phone: mobile(chance),
    email: `${name.full.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@postbox.example`,
    pan: `${chance.capitals(3)}P${(name.surname || name.given)[0]!.toUpperCase()}${chance.figures(4)}${chance.capitals(1)}`,
    aadhaar: `${chance.figures(4)} ${chance.figures(4)} ${chance.figures(4)}`,
    passport: `${chance.among(['K', 'N', 'S', 'T', 'V', 'Z'])}${chance.figures(7)}`,
    employer: {
      name: employer.name,
      address: `Plot ${chance.whole(3, 96)}, ${office.line2}, ${office.city} ${office.pin}`,
      phone: `+91 ${chance.among(['20', '44', '80', '22'])} 4${chance.figures(3)} ${chance.figures(4)}`,
      email: `people@${employer.site}`,
    },
    designation: chance.among(designations),
    staffNumber: `${chance.capitals(2)}${chance.figures(5)}`,
    joined: dateAround(chance, 2012, 2023),
    monthly: chance.whole(48, 260) * 1000,
    trip: { from, to: dayAfter(from, nights), nights, hotel: chance.among(hotels) },
  };
}
