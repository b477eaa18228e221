import { day } from '../calendar.ts';
import { add, drop, set, unset, type Draft } from '../draft.ts';
import { seeds, type Seeds } from '../seed.types.ts';
import { today } from '../today.ts';

const letter = 'Employment / NOC / leave letter';
const slip = 'Salary slip';
// The trip of these files starts on a Monday and ends on a Friday.
const leave = (draft: Draft, [a, b]: readonly [number, number]) =>
  set(draft, letter, { leaveFrom: day('2027-01-18', a), leaveTo: day('2027-01-29', b) });
const slips = (draft: Draft, months: readonly string[]) => {
  drop(draft, slip);
  for (const payPeriod of months)
    add(draft, slip, {
      employeeName: draft.traveller.written,
      employerName: 'Sundaram Textiles Pvt Ltd',
      payPeriod,
      dateOfJoining: '2019-06-03',
    });
};

export const workSeeds: Seeds[] = [
  {
    rule: 'leave-dates',
    base: { destination: 'italy' },
    faults: seeds(
      [
        [1, 0],
        [0, -1],
        [3, -3],
        [-30, -30],
        [0, -7],
      ] as const,
      (days) => days.join(' '),
      leave,
    ),
    near: [
      ...seeds(
        [
          [0, 0],
          [-2, 0],
          [0, 3],
          [-5, 10],
        ] as const,
        (days) => days.join(' '),
        leave,
      ),
      {
        name: 'the weekend before needs no leave',
        apply: (draft) => {
          draft.application.fromDate = '2027-01-16';
        },
      },
    ],
  },
  {
    rule: 'joining-date',
    base: { destination: 'spain' },
    faults: [
      ...seeds(
        ['2019-06-04', '2016-06-03', '2019-03-06', '2020-01-01'],
        (date) => date,
        (draft, date) => set(draft, letter, { dateOfJoining: date }),
      ),
      {
        name: 'not started yet',
        apply: (draft) => {
          for (const [kind, no] of [
            [letter, 0],
            [slip, 0],
            [slip, 1],
            [slip, 2],
            [slip, 3],
            [slip, 4],
            [slip, 5],
          ] as const)
            set(draft, kind, { dateOfJoining: '2027-01-01' }, no);
        },
      },
    ],
    near: [
      ...seeds(
        [letter, slip],
        (kind) => `not named in ${kind}`,
        (draft, kind) => unset(draft, kind, 'dateOfJoining'),
      ),
      {
        name: 'today',
        apply: (draft) => {
          drop(draft, slip);
          set(draft, letter, { dateOfJoining: today });
        },
      },
      { name: 'no slips', apply: (draft) => drop(draft, slip) },
      { name: 'no letter', apply: (draft) => drop(draft, letter) },
    ],
  },
  {
    rule: 'one-employer',
    base: { destination: 'france' },
    faults: seeds(
      [
        'Blue Lotus Exports LLP',
        'Sundar Motors Ltd',
        'Indus Software',
        'Godavari Foods Private Limited',
        'Textile Ministry',
      ],
      (name) => name,
      (draft, name) => set(draft, letter, { employerName: name }),
    ),
    near: seeds(
      [
        'Sundaram Textiles',
        'SUNDARAM TEXTILES (INDIA) LIMITED',
        'M/s Sundaram Textiles Pvt. Ltd.',
        'Sundaram Textile Private Limited',
        'Sundaram Textiles Pvt Ltd, Mumbai',
      ],
      (name) => name,
      (draft, name) => set(draft, letter, { employerName: name }),
    ),
  },
  {
    rule: 'salary-slips',
    base: { destination: 'poland' },
    faults: seeds(
      [
        ['2026-10'],
        ['2026-09', '2026-10'],
        ['2026-08', '2026-07', '2026-06'],
        ['2025-10', '2025-09', '2025-08'],
        ['2026-10', '2026-10', '2026-09'],
      ],
      (months) => months.join(' '),
      slips,
    ),
    near: seeds(
      [
        ['2026-10', '2026-09', '2026-08'],
        ['2026-09', '2026-08', '2026-07'],
        ['2026-11', '2026-10', '2026-09'],
        ['2026-10', '2026-09', '2026-08', '2025-01'],
        ['2026-08', '2026-10', '2026-09'],
      ],
      (months) => months.join(' '),
      slips,
    ),
  },
  {
    rule: 'letter-age',
    base: { destination: 'portugal' },
    faults: [
      ...seeds(
        [93, 120, 365],
        (days) => `employer’s, ${days} days old`,
        (draft, days) => set(draft, letter, { letterDate: day(today, -days) }),
      ),
      ...seeds(
        [93, 200],
        (days) => `cover letter, ${days} days old`,
        (draft, days) => set(draft, 'Cover letter', { letterDate: day(today, -days) }),
      ),
      { name: 'dated tomorrow', apply: (draft) => set(draft, letter, { letterDate: day(today, 1) }) },
    ],
    near: [
      ...seeds(
        [0, 30, 91, 92],
        (days) => `employer’s, ${days} days old`,
        (draft, days) => set(draft, letter, { letterDate: day(today, -days) }),
      ),
      { name: 'without a date', apply: (draft) => unset(draft, letter, 'letterDate') },
    ],
  },
];
