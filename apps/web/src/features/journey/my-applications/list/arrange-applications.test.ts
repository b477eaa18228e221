import { expect, test } from 'vitest';
import { arrangeApplications, filterByChip, searchApplications, type Row, type Sort } from './arrange-applications.ts';

const row = (uid: string, fromDate: string, facts: Partial<Row> = {}): Row => ({
  applicationUid: uid,
  applicantUid: 'me',
  applicantName: 'Ananya Deshpande',
  tripUid: null,
  status: 'draft',
  review: { state: 'none', round: 0, tasks: [], sections: [], lapsedAt: null },
  reference: 'ITA-4K7Q',
  visaDetails: {
    fromDate,
    toDate: fromDate,
    visaFrom: 'India',
    visaTo: 'Italy',
    nationality: 'India',
    visaCategory: 'Tourism',
    visaType: 'Schengen',
  },
  createdAt: '2026-11-01T00:00:00.000Z',
  ...facts,
});
const order = (rows: Row[], sort: Sort) =>
  arrangeApplications(rows, { sort, day: '2026-11-15', own: 'me' }).map(({ rows: own }) =>
    own.map((one) => one.applicationUid),
  );

const rows = [
  row('spring', '09/03/2027', { createdAt: '2026-11-03T00:00:00.000Z' }),
  row('past', '01/10/2026', { createdAt: '2026-09-01T00:00:00.000Z' }),
  row('longPast', '01/02/2026', { createdAt: '2026-01-01T00:00:00.000Z' }),
  row('winter', '27/11/2026', { createdAt: '2026-11-02T00:00:00.000Z' }),
];

test('sorts upcoming trips first and past ones last', () =>
  expect(order(rows, 'soonest')).toEqual([['winter'], ['spring'], ['past'], ['longPast']]));
test('sorts by latest and newest', () => {
  expect(order(rows, 'latest')).toEqual([['spring'], ['winter'], ['past'], ['longPast']]);
  expect(order(rows, 'newest')).toEqual([['spring'], ['winter'], ['past'], ['longPast']]);
});

test('groups a family at the position of its first traveller', () => {
  const party = { tripUid: 't1' };
  const family = [
    row('son', '09/03/2027', { ...party, applicantUid: 's', applicantName: 'Zubin' }),
    row('between', '10/03/2027'),
    row('mother', '11/03/2027', { ...party, applicantUid: 'm', applicantName: 'Asha' }),
    row('own', '12/03/2027', { ...party }),
  ];
  expect(order(family, 'soonest')).toEqual([['own', 'mother', 'son'], ['between']]);
});

test('searches by word starts in any order, references without hyphens', () => {
  const shown = (one: Row) => [one.visaDetails.visaTo, one.reference, one.applicantName];
  const finds = (search: string) => searchApplications(rows.slice(0, 1), search, shown).length;
  for (const search of ['', ' ital', 'ANANYA it', 'ita4k7q', 'ITA-4k', 'desh']) expect(finds(search), search).toBe(1);
  for (const search of ['taly', 'ananya japan', 'k7q']) expect(finds(search), search).toBe(0);
});

test('filters by status chip', () => {
  const returned = {
    state: 'returned' as const,
    round: 1,
    tasks: [],
    sections: [],

    lapsedAt: null,
  };
  const all = [
    row('draft', '09/03/2027'),
    row('back', '09/03/2027', { status: 'initiated', review: returned }),
    row('ready', '09/03/2027', { status: 'package-ready' }),
    row('done', '09/03/2027', { status: 'submitted', review: returned }),
  ];
  const uids = (chip: Parameters<typeof filterByChip>[1]) => filterByChip(all, chip).map((one) => one.applicationUid);
  expect(uids('all')).toHaveLength(4);
  expect(uids('waiting')).toEqual(['draft', 'back', 'ready']);
  expect(uids('returned')).toEqual(['back']);
  expect(uids('ready')).toEqual(['ready']);
  expect(uids('done')).toEqual(['done']);
});
