import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { GrantFact, GrantLine } from '@visawright/contract/delivery/grant.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { VisaFacts } from '@visawright/specimens/documents/kinds/proof-of-status/previous-or-current-visa.ts';
import { getState } from '@visawright/specimens/documents/parts/states.ts';
import { day } from '../findings/calendar.ts';
import { trip } from './issued-visa.ts';
import type { Drawing } from './read-visa.ts';

export interface Seed extends Drawing {
  readonly destination: DestinationId;
  readonly fact: GrantFact;
  readonly status?: GrantLine['status']; // by default it differs
  readonly also?: readonly GrantFact[]; // other facts affected by the same fault
  readonly answers?: Readonly<Record<string, AnswerValue>>;
  readonly stays?: readonly (readonly [country: string, from: string, to: string])[]; // instead of the hotels of the file
  readonly change: (facts: VisaFacts) => VisaFacts;
}

const values = (changed: Record<string, string>) => (facts: VisaFacts) => ({
  ...facts,
  values: { ...facts.values, ...changed },
});
const person = (changed: Partial<VisaFacts['person']>) => (facts: VisaFacts) => ({
  ...facts,
  person: { ...facts.person, ...changed },
});
const named = (givenNames: string, surname: string) =>
  person({ givenNames, surname, fullName: `${givenNames} ${surname}`.trim() });
const misspellName = ({ person: own, ...facts }: VisaFacts): VisaFacts => {
  const twist = (word: string) => `${word.slice(0, 2)}${word[3] ?? 'x'}${word[2] ?? 'x'}${word.slice(4)}`;
  const givenNames = own.givenNames
    .split(' ')
    .map((word, at) => (at === 0 ? twist(word) : word))
    .join(' ');
  return { ...facts, person: { ...own, givenNames, fullName: `${givenNames} ${own.surname}`.trim() } };
};
const swapDigits = ({ person: own, ...facts }: VisaFacts): VisaFacts => {
  const { passportNumber: number } = own;
  const at = [5, 4, 6, 3, 2].find((each) => number[each] !== number[each + 1]) ?? 5;
  const passportNumber = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2);
  return { ...facts, person: { ...own, passportNumber } };
};
const birth = (dateOfBirth: string) => person({ dateOfBirth });
const stay = (days: number) => (facts: VisaFacts) => ({ ...facts, stay: days });
const once = (facts: VisaFacts): VisaFacts => ({
  ...facts,
  several: false,
  values: { ...facts.values, entries: 'single' },
});
const by =
  (code: string, visaType: string) =>
  (facts: VisaFacts): VisaFacts => ({
    ...facts,
    state: getState(code),
    values: { ...facts.values, issuingCountry: code, visaType },
  });
const twice = [
  ['DEU', trip.from, day(trip.from, 3)],
  ['GBR', day(trip.from, 3), day(trip.from, 6)],
  ['FRA', day(trip.from, 6), trip.to],
] as const;
const many = { numberOfEntries: 'Multiple entries' };

// One fault each, over destinations, layouts and media.
export const seeds: readonly Seed[] = [
  { destination: 'germany', layout: 'sticker', seed: 3, fact: 'name', change: misspellName },
  { destination: 'italy', layout: 'cantonment', seed: 7, fact: 'name', change: named('Gopal', 'Krishnan') },
  { destination: 'uk', layout: 'notice', seed: 9, fact: 'name', change: misspellName },
  { destination: 'vietnam', layout: 'grant-letter', seed: 14, fact: 'name', change: named('Nita', 'Memon') },
  { destination: 'canada', layout: 'foil', seed: 18, fact: 'name', change: misspellName },
  { destination: 'france', layout: 'sticker', seed: 26, fact: 'passportNumber', change: swapDigits },
  {
    destination: 'australia',
    layout: 'notice',
    seed: 27,
    fact: 'passportNumber',
    change: person({ passportNumber: 'K8273645' }),
  },
  { destination: 'indonesia', layout: 'atlas', seed: 36, fact: 'passportNumber', change: swapDigits },
  { destination: 'japan', layout: 'bazaar', seed: 39, fact: 'passportNumber', change: swapDigits },
  {
    destination: 'spain',
    layout: 'sticker',
    seed: 45,
    as: 'scan',
    fact: 'passportNumber',
    change: person({ passportNumber: 'M4417820' }),
  },
  { destination: 'netherlands', layout: 'sticker', seed: 49, fact: 'dateOfBirth', change: birth('1981-02-23') },
  { destination: 'singapore', layout: 'atlas', seed: 53, fact: 'dateOfBirth', change: birth('1979-11-03') },
  { destination: 'canada', layout: 'foil', seed: 56, fact: 'dateOfBirth', change: birth('1990-07-19') },
  {
    destination: 'azerbaijan',
    layout: 'grant-letter',
    seed: 58,
    fact: 'nationality',
    change: (facts) => ({ ...facts, nationality: 'NEPAL' }),
  },
  {
    destination: 'vietnam',
    layout: 'grant-letter',
    seed: 60,
    fact: 'nationality',
    change: (facts) => ({ ...facts, nationality: 'SRI LANKA' }),
  },
  { destination: 'germany', layout: 'notice', seed: 61, fact: 'country', change: by('GBR', 'STANDARD VISITOR') },
  { destination: 'uk', layout: 'cantonment', seed: 62, fact: 'country', change: by('FRA', 'VISITOR') },
  { destination: 'japan', layout: 'atlas', seed: 63, fact: 'country', change: by('SGP', 'SINGLE JOURNEY VISA') },
  { destination: 'france', layout: 'sticker', seed: 64, fact: 'visaType', change: values({ visaType: 'D' }) },
  { destination: 'uk', layout: 'bazaar', seed: 65, fact: 'visaType', change: values({ visaType: 'STUDENT' }) },
  {
    destination: 'australia',
    layout: 'grant-letter',
    seed: 66,
    fact: 'visaType',
    change: values({ visaType: 'Student (subclass 500)' }),
  },
  {
    destination: 'germany',
    layout: 'sticker',
    seed: 67,
    fact: 'validFrom',
    change: values({ validFrom: day(trip.from, 1) }),
  },
  {
    destination: 'vietnam',
    layout: 'atlas',
    seed: 68,
    fact: 'validFrom',
    change: values({ validFrom: day(trip.from, 3) }),
  },
  {
    destination: 'uk',
    layout: 'notice',
    seed: 69,
    fact: 'validFrom',
    change: values({ validFrom: day(trip.from, 30), validUntil: day(trip.to, 60) }),
  },
  {
    destination: 'italy',
    layout: 'sticker',
    seed: 70,
    fact: 'validUntil',
    change: values({ validUntil: day(trip.to, -1) }),
  },
  {
    destination: 'indonesia',
    layout: 'grant-letter',
    seed: 71,
    fact: 'validUntil',
    change: values({ validUntil: day(trip.to, -4) }),
  },
  {
    destination: 'spain',
    layout: 'cantonment',
    seed: 72,
    fact: 'validUntil',
    change: values({ validUntil: day(trip.from, -1), validFrom: day(trip.from, -30) }),
  },
  {
    destination: 'japan',
    layout: 'notice',
    seed: 73,
    fact: 'validUntil',
    status: 'short',
    change: values({ validUntil: day(trip.to, -3) }),
  },
  { destination: 'netherlands', layout: 'sticker', seed: 74, fact: 'stay', change: stay(11) },
  { destination: 'vietnam', layout: 'bazaar', seed: 75, fact: 'stay', change: stay(10) },
  { destination: 'azerbaijan', layout: 'grant-letter', seed: 76, fact: 'stay', change: stay(5) },
  { destination: 'france', layout: 'cantonment', seed: 77, as: 'scan', fact: 'stay', change: stay(7) },
  { destination: 'germany', layout: 'sticker', seed: 78, fact: 'entries', stays: twice, change: once },
  { destination: 'italy', layout: 'notice', seed: 79, fact: 'entries', status: 'short', answers: many, change: once },
  {
    destination: 'vietnam',
    layout: 'atlas',
    seed: 80,
    fact: 'entries',
    status: 'short',
    answers: { numberOfEntries: 'Multiple-entry' },
    change: once,
  },
  {
    destination: 'italy',
    layout: 'sticker',
    seed: 82,
    as: 'photo',
    fact: 'validUntil',
    change: values({ validUntil: day(trip.to, -2) }),
  },
  { destination: 'spain', layout: 'sticker', seed: 83, as: 'photo', fact: 'passportNumber', change: swapDigits },
  {
    destination: 'australia',
    layout: 'bazaar',
    seed: 81,
    fact: 'entries',
    status: 'short',
    answers: { multipleEntries: 'Yes' },
    change: once,
  },
];

interface Clean extends Drawing {
  readonly destination: DestinationId;
}

// The same visas without a fault: nothing may be reported.
export const cleans: readonly Clean[] = [
  ...(['germany', 'france', 'italy', 'spain', 'netherlands'] as const).map((destination, at) => ({
    destination,
    layout: at % 2 === 0 ? 'sticker' : 'cantonment',
    seed: 100 + at,
  })),
  ...(['uk', 'australia', 'japan'] as const).map((destination, at) => ({
    destination,
    layout: 'notice',
    seed: 110 + at,
  })),
  ...(['vietnam', 'azerbaijan', 'indonesia'] as const).map((destination, at) => ({
    destination,
    layout: 'grant-letter',
    seed: 120 + at,
  })),
  ...(['singapore', 'vietnam', 'uk'] as const).map((destination, at) => ({
    destination,
    layout: 'atlas',
    seed: 130 + at,
  })),
  ...(['japan', 'france', 'australia'] as const).map((destination, at) => ({
    destination,
    layout: 'bazaar',
    seed: 140 + at,
  })),
  { destination: 'canada', layout: 'foil', seed: 150 },
  { destination: 'germany', layout: 'sticker', seed: 151, as: 'scan' },
  { destination: 'uk', layout: 'notice', seed: 152, as: 'scan' },
  { destination: 'germany', layout: 'sticker', seed: 201, as: 'photo' },
];
