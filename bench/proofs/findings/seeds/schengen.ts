import { day } from '../calendar.ts';
import { add, find, set, unset, type Draft } from '../draft.ts';
import { seeds, type Seeds } from '../seed.types.ts';

const policy = 'Travel insurance policy';
const cover = (draft: Draft, [amount, currency]: readonly [string, string]) =>
  set(draft, policy, { coverageAmount: amount, coverageCurrency: currency });
const travel = (draft: Draft, from: string) => {
  Object.assign(draft.application, { fromDate: from, toDate: day(from, 7) });
};
const nights = (draft: Draft, here: number, country: string) => {
  set(draft, 'Hotel booking', { checkOutDate: day('2027-01-18', here) });
  set(draft, 'Hotel booking', { checkInDate: day('2027-01-18', here), hotelCountry: country }, 1);
};

export const schengenSeeds: Seeds[] = [
  {
    rule: 'insurance-cover',
    base: { destination: 'germany' },
    faults: seeds(
      [
        ['29999', 'EUR'],
        ['15000', 'EUR'],
        ['25000', 'USD'],
        ['1000000', 'INR'],
        ['20,000', '€'],
        ['10000', 'GBP'],
      ] as const,
      (each) => each.join(' '),
      cover,
    ),
    near: seeds(
      [
        ['30000', 'EUR'],
        ['30,000.00', 'EUR'],
        ['50000', 'USD'],
        ['5000000', 'INR'],
        ['100000', '€'],
      ] as const,
      (each) => each.join(' '),
      cover,
    ),
  },
  {
    rule: 'insurance-schengen',
    base: { destination: 'spain' },
    faults: seeds(
      ['Asia excluding Japan', 'Spain', 'USA and Canada', 'Africa', 'Worldwide excluding Schengen', 'Germany only'],
      (area) => area,
      (draft, area) => set(draft, policy, { territory: area }),
    ),
    near: [
      ...seeds(
        ['Schengen', 'Schengen Countries', 'Europe - Schengen', 'Worldwide excluding USA and Canada', 'WORLD WIDE'],
        (area) => area,
        (draft, area) => set(draft, policy, { territory: area }),
      ),
    ],
  },
  {
    rule: 'insurance-repatriation',
    base: { destination: 'italy' },
    faults: [
      ...(['italy', 'france', 'poland'] as const).map((destination) => ({
        name: destination,
        base: { destination },
        apply: (draft: Draft) => set(draft, policy, { repatriationCovered: 'false' }),
      })),
      ...seeds(
        ['No', 'not covered'],
        (word) => word,
        (draft, word) => set(draft, policy, { repatriationCovered: word }),
      ),
    ],
    near: [
      ...seeds(
        ['true', 'Yes', 'covered'],
        (word) => word,
        (draft, word) => set(draft, policy, { repatriationCovered: word }),
      ),
      { name: 'not read', apply: (draft) => unset(draft, policy, 'repatriationCovered') },
      {
        name: 'not covered, outside Schengen',
        base: { destination: 'japan' },
        apply: (draft) => set(draft, policy, { repatriationCovered: 'false' }),
      },
    ],
  },
  {
    rule: 'main-destination',
    base: { destination: 'belgium' },
    faults: seeds(
      [
        [5, 'FRA'],
        [4, 'NLD'],
        [2, 'DEU'],
        [1, 'ITA'],
        [3, 'France'],
      ] as const,
      (each) => each.join(' nights, then '),
      (draft, [here, country]) => nights(draft, here, country),
    ),
    near: [
      ...seeds(
        [
          [6, 'FRA'],
          [8, 'NLD'],
          [10, 'DEU'],
        ] as const,
        (each) => each.join(' nights, then '),
        (draft, [here, country]) => nights(draft, here, country),
      ),
      { name: 'longer outside Schengen', apply: (draft) => nights(draft, 4, 'GBR') },
      {
        name: 'some nights elsewhere, the rest with a host',
        apply: (draft) => {
          nights(draft, 0, 'FRA');
          set(draft, 'Hotel booking', { checkOutDate: '2027-01-20' }, 1);
          draft.documents = draft.documents.filter((document) => document !== find(draft, 'Hotel booking'));
          add(draft, 'Invitation letter', { visitFrom: '2027-01-20', visitTo: '2027-01-29', letterDate: '2026-11-01' });
        },
      },
      {
        name: 'the same nights in both',
        base: { trip: { from: '2027-01-18', to: '2027-01-28' } },
        apply: (draft) => nights(draft, 5, 'FRA'),
      },
    ],
  },
  {
    rule: 'too-early',
    base: { destination: 'poland' },
    faults: seeds(['2027-05-16', '2027-05-17', '2027-06-01', '2027-12-01', '2028-01-01'], (from) => from, travel),
    near: [
      ...seeds(['2027-05-15', '2027-05-14', '2027-03-01', '2026-12-01'], (from) => from, travel),
      {
        name: 'early where no limit applies',
        base: { destination: 'vietnam' },
        apply: (draft) => travel(draft, '2027-12-01'),
      },
    ],
  },
];
