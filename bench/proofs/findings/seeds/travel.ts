import { day } from '../calendar.ts';
import { add, drop, find, set, unset, type Draft } from '../draft.ts';
import { seeds, type Seeds } from '../seed.types.ts';

const flight = 'Flight e-ticket or reservation';
const policy = 'Travel insurance policy';
const from = '2027-01-18';
const to = '2027-01-29';
const trip = (draft: Draft, fromDate: string, toDate: string) => {
  Object.assign(draft.application, { fromDate, toDate });
};
const fly = (draft: Draft, out: number, lands: number, back: number) =>
  set(draft, flight, { outboundDate: day(from, out), arrivalDate: day(from, lands), departureDate: day(to, back) });
const span =
  (kind: string, first: string, last: string) =>
  (draft: Draft, [a, b]: readonly [number, number]) =>
    set(draft, kind, { [first]: day(from, a), [last]: day(to, b) });
const named = ([a, b]: readonly [number, number]) => `${a} and ${b} days`;
// Dates up to one day away from the trip's are accepted.
const shiftedDates = (kind: string, farOff: readonly [number, number]): Pick<Seeds, 'faults' | 'near'> => ({
  faults: seeds([[2, 0], [-2, 0], [0, 2], [0, -3], farOff] as const, named, span(kind, 'travelFrom', 'travelTo')),
  near: seeds(
    [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [1, -1],
    ] as const,
    named,
    span(kind, 'travelFrom', 'travelTo'),
  ),
});
const host = (draft: Draft, a: number, b: number) => {
  drop(draft, 'Hotel booking', 'Invitation letter');
  add(draft, 'Invitation letter', { visitFrom: day(from, a), visitTo: day(to, b), letterDate: '2026-11-01' });
};

export const travelSeeds: Seeds[] = [
  {
    rule: 'trip-ahead',
    base: { destination: 'italy' },
    faults: seeds(
      [
        ['2026-11-14', '2026-11-20'],
        ['2026-01-01', '2026-01-10'],
        ['2027-02-02', '2027-02-01'],
        ['2027-03-01', '2027-01-01'],
        ['2025-11-15', '2025-11-16'],
      ] as const,
      (days) => days.join(' '),
      (draft, [a, b]) => trip(draft, a, b),
    ),
    near: seeds(
      [
        ['2026-11-15', '2026-11-20'],
        ['2026-11-16', '2026-11-16'],
        ['2027-02-02', '2027-02-02'],
        ['2026-12-31', '2027-01-01'],
        ['2028-02-28', '2028-02-29'],
      ] as const,
      (days) => days.join(' '),
      (draft, [a, b]) => trip(draft, a, b),
    ),
  },
  {
    rule: 'time-left',
    base: { destination: 'germany' },
    faults: [
      ...seeds(
        ['2026-11-16', '2026-11-20', '2026-11-29'],
        (first) => first,
        (draft, first) => trip(draft, first, day(first, 7)),
      ),
      {
        name: 'three working days before a Wednesday',
        base: { destination: 'vietnam' },
        apply: (draft) => trip(draft, '2026-11-17', '2026-11-25'),
      },
      {
        name: 'three weeks less a day',
        base: { destination: 'uk' },
        apply: (draft) => trip(draft, '2026-12-05', '2026-12-12'),
      },
      {
        name: 'with New Year in between',
        base: { destination: 'japan' },
        apply: (draft) => {
          draft.today = '2026-12-30';
          trip(draft, '2027-01-07', '2027-01-12');
        },
      },
    ],
    near: [
      ...seeds(
        ['2026-12-04', '2026-12-31', '2027-06-01'],
        (first) => first,
        (draft, first) => trip(draft, first, day(first, 7)),
      ),
      { name: 'three weeks', base: { destination: 'uk' }, apply: (draft) => trip(draft, '2026-12-07', '2026-12-12') },
      {
        name: 'processing time unknown',
        base: { destination: 'australia', group: 'Student' },
        apply: (draft) => trip(draft, '2026-11-16', '2026-11-25'),
      },
    ],
  },
  {
    rule: 'stay-length',
    base: { destination: 'france' },
    faults: [
      ...seeds(
        [90, 91, 120, 200],
        (days) => `${days + 1} days`,
        (draft, days) => trip(draft, from, day(from, days)),
      ),
      {
        name: '366 days in the United Kingdom',
        base: { destination: 'uk' },
        apply: (draft) => trip(draft, from, day(from, 365)),
      },
    ],
    near: [
      ...seeds(
        [0, 1, 45, 88, 89],
        (days) => `${days + 1} days`,
        (draft, days) => trip(draft, from, day(from, days)),
      ),
    ],
  },
  {
    rule: 'flight-dates',
    base: { destination: 'germany' },
    faults: seeds(
      [
        [1, 1, 0],
        [3, 4, 0],
        [-3, -2, 0],
        [-2, -1, 0],
        [0, 0, 1],
        [0, 0, 5],
        [0, 1, -2],
        [0, 0, -6],
      ] as const,
      (days) => days.join(' '),
      (draft, [a, b, c]) => fly(draft, a, b, c),
    ),
    near: seeds(
      [
        [0, 0, 0],
        [0, 1, 0],
        [-1, 0, 0],
        [0, 0, -1],
        [-1, 0, -1],
      ] as const,
      (days) => days.join(' '),
      (draft, [a, b, c]) => fly(draft, a, b, c),
    ),
  },
  {
    rule: 'return-flight',
    base: { destination: 'japan' },
    faults: [
      ...(['germany', 'japan', 'uk', 'singapore'] as const).map((destination) => ({
        name: `one way, ${destination}`,
        base: { destination },
        apply: (draft: Draft) => unset(draft, flight, 'departureDate'),
      })),
      {
        name: 'one way twice',
        apply: (draft: Draft) => {
          unset(draft, flight, 'departureDate');
          add(draft, flight, { passengerName: draft.traveller.written, outboundDate: from, arrivalDate: from });
        },
      },
    ],
    near: [
      {
        name: 'return flight in another booking',
        apply: (draft) => {
          unset(draft, flight, 'departureDate');
          add(draft, flight, { passengerName: draft.traveller.written, outboundDate: to, arrivalDate: to });
        },
      },
      { name: 'back on the last day', apply: (draft) => fly(draft, 0, 1, 0) },
      { name: 'back the day before', apply: (draft) => fly(draft, 0, 0, -1) },
      { name: 'no flight at all, which another rule reports', apply: (draft) => drop(draft, flight) },
      {
        name: 'a student stays',
        base: { destination: 'uk', group: 'Student' },
        apply: (draft) => unset(draft, flight, 'departureDate'),
      },
    ],
  },
  {
    rule: 'hotel-nights',
    base: { destination: 'italy' },
    faults: [
      { name: 'the first night', apply: (draft) => set(draft, 'Hotel booking', { checkInDate: day(from, 1) }) },
      {
        name: 'a night in the middle',
        apply: (draft) => set(draft, 'Hotel booking', { checkInDate: day(from, 6) }, 1),
      },
      { name: 'the last night', apply: (draft) => set(draft, 'Hotel booking', { checkOutDate: day(to, -1) }, 1) },
      {
        name: 'the second half',
        apply: (draft) => {
          draft.documents = draft.documents.filter((document) => document !== find(draft, 'Hotel booking', 1));
        },
      },
      { name: 'a host for some days', apply: (draft) => host(draft, 2, 0) },
      {
        name: 'another month',
        apply: (draft) => {
          for (const no of [0, 1])
            set(draft, 'Hotel booking', { checkInDate: '2027-03-01', checkOutDate: '2027-03-20' }, no);
        },
      },
    ],
    near: [
      {
        name: 'the first night in the plane',
        apply: (draft) => {
          fly(draft, 0, 1, 0);
          set(draft, 'Hotel booking', { checkInDate: day(from, 1) });
        },
      },
      {
        name: 'the last night in the plane',
        apply: (draft) => {
          fly(draft, 0, 0, -1);
          set(draft, 'Hotel booking', { checkOutDate: day(to, -1) }, 1);
        },
      },
      {
        name: 'two bookings share a night',
        apply: (draft) => set(draft, 'Hotel booking', { checkInDate: day(from, 3) }, 1),
      },
      { name: 'a night too many', apply: (draft) => set(draft, 'Hotel booking', { checkOutDate: day(to, 1) }, 1) },
      {
        name: 'a host for the rest',
        apply: (draft) => {
          draft.documents = draft.documents.filter((document) => document !== find(draft, 'Hotel booking', 1));
          add(draft, 'Invitation letter', { visitFrom: day(from, 5), visitTo: to, letterDate: '2026-11-01' });
        },
      },
    ],
  },
  {
    rule: 'stay-country',
    base: { destination: 'japan' },
    faults: (['SGP', 'THA', 'KOR', 'VNM', 'DEU'] as const).map((country) => ({
      name: country,
      apply: (draft: Draft) => {
        for (const no of [0, 1]) set(draft, 'Hotel booking', { hotelCountry: country }, no);
      },
    })),
    near: [
      ...seeds(
        [0, 1],
        (no) => `one of two elsewhere, ${no}`,
        (draft, no) => set(draft, 'Hotel booking', { hotelCountry: 'THA' }, no),
      ),
      ...seeds(
        ['Japan', 'JP'],
        (country) => country,
        (draft, country) => {
          for (const no of [0, 1]) set(draft, 'Hotel booking', { hotelCountry: country }, no);
        },
      ),
      { name: 'country not read', apply: (draft) => unset(draft, 'Hotel booking', 'hotelCountry') },
    ],
  },
  {
    rule: 'itinerary-dates',
    base: { destination: 'swiz' },
    ...shiftedDates('Day-wise itinerary', [30, 30]),
  },
  {
    rule: 'cover-letter-dates',
    base: { destination: 'portugal' },
    ...shiftedDates('Cover letter', [-365, -365]),
  },
  {
    rule: 'invitation-dates',
    base: { destination: 'france', visaType: 'Schengen Short Stay Visa (Visiting Family or Friends)' },
    faults: seeds(
      [
        [1, 0],
        [0, -1],
        [5, 5],
        [-10, -10],
        [40, 40],
      ] as const,
      named,
      (draft, [a, b]) => host(draft, a, b),
    ),
    near: [
      ...seeds(
        [
          [0, 0],
          [-1, 0],
          [0, 1],
          [-30, 30],
        ] as const,
        named,
        (draft, [a, b]) => host(draft, a, b),
      ),
      {
        name: 'part of the trip, with hotels for the rest',
        apply: (draft) => {
          add(draft, 'Invitation letter', { visitFrom: day(from, 2), visitTo: day(from, 4), letterDate: '2026-11-01' });
        },
      },
    ],
  },
  {
    rule: 'insurance-days',
    base: { destination: 'belgium' },
    faults: seeds(
      [
        [1, 0],
        [0, -1],
        [3, 0],
        [0, -5],
        [2, -2],
        [-30, -30],
      ] as const,
      named,
      span(policy, 'startDate', 'endDate'),
    ),
    near: [
      ...seeds(
        [
          [0, 0],
          [-1, 0],
          [0, 1],
          [-5, 30],
        ] as const,
        named,
        span(policy, 'startDate', 'endDate'),
      ),
      {
        name: 'two consecutive policies',
        apply: (draft) => {
          set(draft, policy, { endDate: day(from, 5) });
          const { written } = draft.traveller;
          add(draft, policy, { insuredName: written, startDate: day(from, 6), endDate: to });
        },
      },
    ],
  },
  {
    rule: 'insurance-area',
    base: { destination: 'japan' },
    faults: seeds(
      ['Schengen', 'Europe', 'Africa and Middle East', 'Domestic - India only', 'Worldwide excluding Japan'],
      (area) => area,
      (draft, area) => set(draft, policy, { territory: area }),
    ),
    near: [
      ...seeds(
        ['Asia excluding Middle East', 'Worldwide including USA', 'Japan', 'World Wide'],
        (area) => area,
        (draft, area) => set(draft, policy, { territory: area }),
      ),
      { name: 'not read', apply: (draft) => unset(draft, policy, 'territory') },
    ],
  },
  {
    rule: 'course-start',
    base: { destination: 'uk', group: 'Student' },
    faults: seeds(
      [1, 2, 7, 30, 200],
      (days) => `${days} days late`,
      (draft, days) => set(draft, 'Admission or offer letter', { courseStartDate: day(from, -days) }),
    ),
    near: seeds(
      [0, 1, 2, 14, 60],
      (days) => `${days} days before`,
      (draft, days) =>
        set(draft, 'Admission or offer letter', { courseStartDate: day(from, days), courseEndDate: day(to, 400) }),
    ),
  },
  {
    rule: 'permit-validity',
    base: { destination: 'netherlands' },
    faults: seeds(
      ['2027-01-28', '2027-01-18', '2026-12-31', '2026-11-14', '2020-05-05'],
      (date) => date,
      (draft, date) => {
        draft.values['residesOutsideNationality'] = 'Yes';
        add(draft, 'Residence permit', { name: draft.traveller.written, expiryDate: date });
      },
    ),
    near: [
      ...seeds(
        ['2027-01-29', '2027-01-30', '2030-01-01'],
        (date) => date,
        (draft, date) => {
          draft.values['residesOutsideNationality'] = 'Yes';
          add(draft, 'Residence permit', { name: draft.traveller.written, expiryDate: date });
        },
      ),
      {
        name: 'an expired permit of a person who lives at home',
        apply: (draft) => {
          draft.values['residesOutsideNationality'] = 'No';
          add(draft, 'Residence permit', { name: draft.traveller.written, expiryDate: '2020-05-05' });
        },
      },
      {
        name: 'an expired one and a valid one',
        apply: (draft) => {
          draft.values['residesOutsideNationality'] = 'Yes';
          for (const expiryDate of ['2020-05-05', '2028-05-05'])
            add(draft, 'Residence permit', { name: draft.traveller.written, expiryDate });
        },
      },
    ],
  },
];
