import { day, month } from '../calendar.ts';
import { add, drop, find, set, unset, type Draft } from '../draft.ts';
import { seeds, type Seeds } from '../seed.types.ts';

const kind = 'Indian passport';
const write = (field: string) => (draft: Draft, value: string) => set(draft, kind, { [field]: value });
const end = '2027-01-29'; // of the trip in an unchanged file
const start = '2027-01-18';

export const passportSeeds: Seeds[] = [
  {
    rule: 'passport-missing',
    base: { destination: 'germany' },
    faults: [
      ...seeds(
        ['germany', 'uk', 'japan', 'canada'] as const,
        (each) => `none at all, ${each}`,
        (draft) => drop(draft, kind),
      ).map((seed, at) => ({ ...seed, base: { destination: (['germany', 'uk', 'japan', 'canada'] as const)[at]! } })),
      {
        name: 'only the earlier one',
        apply: (draft) => {
          drop(draft, kind);
          add(draft, 'Previous passport', { passportNumber: 'A1234567', expiryDate: '2021-03-14' });
        },
      },
      {
        name: 'only another traveller’s',
        apply: (draft) => {
          find(draft, kind).belonging = 'other';
        },
      },
    ],
    near: [
      {
        name: 'of an unknown kind',
        apply: (draft) => {
          find(draft, kind).kind = null;
        },
      },
      {
        name: 'front and back in separate files',
        apply: (draft) => {
          add(draft, kind, { passportNumber: draft.traveller.passportNumber, fatherName: 'RAVI' });
        },
      },
      {
        name: 'with an earlier one',
        apply: (draft) => {
          add(draft, 'Previous passport', { passportNumber: 'A1234567' });
        },
      },
      {
        name: 'unclear whose',
        apply: (draft) => {
          find(draft, kind).belonging = 'unclear';
        },
      },
      {
        name: 'not marked as primary',
        apply: (draft) => {
          find(draft, kind).isPrimary = false;
        },
      },
    ],
  },
  {
    rule: 'passport-unreadable',
    base: { destination: 'france' },
    faults: [
      ...seeds(
        ['passportNumber', 'dateOfBirth', 'expiryDate'],
        (field) => `without ${field}`,
        (draft, field) => unset(draft, kind, field),
      ),
      {
        name: 'nothing read',
        apply: (draft) => {
          find(draft, kind).values = [];
        },
      },
      {
        name: 'the number asks for another picture',
        apply: (draft) => {
          find(draft, kind).values.find(({ field }) => field === 'passportNumber')!.outcome = 'retake';
        },
      },
    ],
    near: [
      ...seeds(
        ['placeOfBirth', 'issueDate', 'sex', 'surname'],
        (field) => `without ${field}`,
        (draft, field) => unset(draft, kind, field),
      ),
      {
        name: 'a bad picture, corrected by a person',
        apply: (draft) => {
          Object.assign(
            find(draft, kind).values.find(({ field }) => field === 'passportNumber')!,
            { outcome: 'retake', isConfirmed: true },
          );
        },
      },
    ],
  },
  {
    rule: 'passport-validity',
    base: { destination: 'italy' },
    faults: [
      ...seeds(
        [1, 30, 89],
        (days) => `${days} days short of three months after the return`,
        (draft, days) => write('expiryDate')(draft, day(month(end, 3), -days)),
      ),
      ...seeds(
        [1, 60],
        (days) => `${days} days short of six months after arrival`,
        (draft, days) => write('expiryDate')(draft, day(month(start, 6), -days)),
        { destination: 'vietnam' },
      ),
      ...seeds(
        ['2026-11-14', '2020-01-01'],
        (each) => `expired ${each}`,
        (draft, each) => write('expiryDate')(draft, each),
      ),
      {
        name: 'ends a day before the return',
        base: { destination: 'uk' },
        apply: (draft) => write('expiryDate')(draft, day(end, -1)),
      },
    ],
    near: [
      ...seeds(
        [0, 1, 400],
        (days) => `${days} days more than three months after the return`,
        (draft, days) => write('expiryDate')(draft, day(month(end, 3), days)),
      ),
      {
        name: 'six months after arrival to the day',
        base: { destination: 'singapore' },
        apply: (draft) => write('expiryDate')(draft, month(start, 6)),
      },
      {
        name: 'ends on the day of return',
        base: { destination: 'uk' },
        apply: (draft) => write('expiryDate')(draft, end),
      },
      {
        name: 'an earlier one has expired',
        apply: (draft) => {
          add(draft, 'Previous passport', { passportNumber: 'A1234567', expiryDate: '2021-03-14' });
        },
      },
    ],
  },
  {
    rule: 'passport-validity-centre',
    base: { destination: 'japan' },
    faults: seeds(
      [1, 2, 30, 100, 150],
      (days) => `${days} days short of six months after arrival`,
      (draft, days) => write('expiryDate')(draft, day(month(start, 6), -days)),
    ),
    near: [
      ...seeds(
        [0, 1, 31, 400],
        (days) => `${days} days more than six months after arrival`,
        (draft, days) => write('expiryDate')(draft, day(month(start, 6), days)),
      ),
      {
        name: 'a state without such a centre',
        base: { destination: 'uk' },
        apply: (draft) => write('expiryDate')(draft, end),
      },
    ],
  },
  {
    rule: 'passport-age',
    base: { destination: 'spain' },
    faults: seeds(
      [1, 30, 365, 1_000, 2_000],
      (days) => `${days} days beyond ten years`,
      (draft, days) => write('issueDate')(draft, day(month(start, -120), -days)),
    ),
    near: [
      ...seeds(
        [0, 1, 30, 1_500],
        (days) => `${days} days inside ten years`,
        (draft, days) => write('issueDate')(draft, day(month(start, -120), days)),
      ),
      {
        name: 'old where no limit applies',
        base: { destination: 'uk' },
        apply: (draft) => write('issueDate')(draft, '2012-01-01'),
      },
    ],
  },
  {
    rule: 'passport-blank-pages',
    base: { destination: 'poland' },
    faults: [
      ...seeds(['0', '1'], (pages) => `${pages} pages`, write('blankPages')),
      ...seeds(['0', '1'], (pages) => `${pages} pages`, write('blankPages'), { destination: 'japan' }),
      { name: 'none', base: { destination: 'canada' }, apply: (draft) => write('blankPages')(draft, '0') },
    ],
    near: [
      ...seeds(['2', '3', '30'], (pages) => `${pages} pages`, write('blankPages')),
      { name: 'one is enough', base: { destination: 'canada' }, apply: (draft) => write('blankPages')(draft, '1') },
      {
        name: 'none where none are required',
        base: { destination: 'newZealand' },
        apply: (draft) => write('blankPages')(draft, '0'),
      },
    ],
  },
  {
    rule: 'nationality-differs',
    base: { destination: 'belgium' },
    faults: seeds(['NPL', 'LKA', 'BGD', 'USA', 'GBR'], (each) => each, write('nationality')),
    near: [
      ...seeds(['IND', 'India', 'INDIAN', 'IN'], (each) => each, write('nationality')),
      { name: 'not read', apply: (draft) => unset(draft, kind, 'nationality') },
    ],
  },
];
