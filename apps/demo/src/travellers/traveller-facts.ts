import { demoAccounts } from '../accounts/demo-accounts.ts';
import { agencyTravellers, allTravellers, type DemoApplication } from '../applications/demo-applications.ts';
import { dayIn } from '../database/demo-time.ts';
import { travellersFrom, type DemoTraveller } from './demo-travellers.ts';

// What the demo knows of a traveller before any document is read. It depends on the demo realm only, so that the same people have the
// same passports and portraits after every seed.
export interface TravellerFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthDate: string;
  readonly passportNumber: string | null;
}

const letters = 'KLMNPRSTUVWZ';
const starts: Readonly<Record<string, number>> = { dev: 0, sunrise: 6, bluegate: 12 };

// Made up, and different in each realm. The agency's last two travellers share a number, so that the duplicate warning is shown.
const passportNumberOf = (realm: string, at: number) => {
  const place = at === agencyTravellers - 1 ? at - 1 : at;
  const number = 1_000_000 + (((place + 1) * 276_041 + realm.length * 31_337) % 8_999_999);
  return `${letters[(place + realm.length) % letters.length]}${number}`;
};

// Children are 9 to 14 years old in whichever year the demo is seeded.
const birthYear = (at: number, isChild: boolean) =>
  isChild ? Number(dayIn(0).slice(0, 4)) - 14 + (at % 6) : 1962 + ((at * 7) % 38);

const twoDigits = (value: number) => String(value).padStart(2, '0');

const listedTraveller = (realm: string, { firstName, lastName, isChild }: DemoTraveller, at: number) => ({
  firstName,
  lastName,
  email: isChild || at % 7 === 5 ? null : `${firstName}.${lastName || 'traveller'}@example.test`.toLowerCase(),
  phone: isChild ? null : `+91 98${String(20_000_000 + at * 431_207).slice(0, 8)}`,
  birthDate: `${birthYear(at, isChild)}-${twoDigits(1 + (at % 12))}-${twoDigits(1 + ((at * 5) % 28))}`,
  passportNumber: at % 9 === 8 ? null : passportNumberOf(realm, at),
});

export const listedTravellers = (realm: string): TravellerFacts[] =>
  travellersFrom(starts[realm] ?? 0, allTravellers).map((each, at) => listedTraveller(realm, each, at));

// People who sign in themselves, and the companion one of them added.
export function ownProfile(realm: string, who: 'direct' | 'traveller' | 'companion'): TravellerFacts {
  const { names } = demoAccounts[realm]!;
  const [[firstName, lastName], at] = who === 'traveller' ? [names.traveller, 1] : [names.applicant, 0];
  if (who === 'companion')
    return {
      firstName: 'Rohit',
      lastName,
      email: null,
      phone: null,
      birthDate: '1990-08-02',
      passportNumber: passportNumberOf(realm, 44),
    };
  return {
    firstName,
    lastName,
    email: null,
    phone: `+91 98400 1122${at}`,
    birthDate: `199${at + 1}-0${at + 4}-17`,
    passportNumber: passportNumberOf(realm, 40 + at),
  };
}

export const travellerFacts = (realm: string, who: DemoApplication['who']): TravellerFacts =>
  typeof who === 'number' ? listedTravellers(realm)[who]! : ownProfile(realm, who);
