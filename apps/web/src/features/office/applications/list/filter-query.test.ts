import { applicationOperations } from '@visawright/contract/operations/applications.ts';
import { expect, test } from 'vitest';
import { filterQuery, inDays, sortWord } from './filter-query.ts';

const from = '2026-11-15';

test('joins several values and leaves out unset filters', () =>
  expect(filterQuery({ status: ['draft', 'initiated'], agent: ['none'] }, from)).toEqual({
    status: 'draft,initiated',
    agent: 'none',
  }));

test('counts presets from today across the end of a month', () => {
  expect(inDays(21, from)).toBe('2026-12-06');
  expect(filterQuery({ travel: ['next-21'] }, from)).toEqual({ travelAfter: from, travelBefore: '2026-12-06' });
});

test('sends open-ended ranges', () =>
  expect(filterQuery({ travel: ['', '2026-12-31'] }, from)).toEqual({ travelBefore: '2026-12-31' }));

test('late means a lodge-by date before today, without submitted applications', () => {
  const late = filterQuery({ lodge: ['late'] }, from);
  expect(late.lodgeBefore).toBe('2026-11-14');
  expect(late.status?.split(',')).toHaveLength(5);
  expect(late.status).not.toContain('submitted');
  expect(filterQuery({ lodge: ['10'], status: ['draft'] }, from)).toEqual({
    lodgeBefore: '2026-11-25',
    status: 'draft',
  });
});

test('sends only filters the contract accepts', () => {
  const all = {
    status: ['draft', 'submitted'],
    review: ['returned'],
    outcome: ['PENDING'],
    visaTo: ['United Kingdom', 'Japan'],
    category: ['Tourism'],
    agent: ['none'],
    travel: ['2026-11-15', '2026-12-31'],
    lodge: ['10'],
  };
  const agencyUid = '8d0e34e4-33c3-4aa4-a7a0-6f9e4a7b0001';
  const { success } = applicationOperations.applicationsOfAgency.query!.safeParse({
    agencyUid,
    ...filterQuery(all, from),
  });
  expect(success).toBe(true);
  expect(Object.keys(filterQuery(all, from))).toHaveLength(9);
});

test('omits the minus for the natural direction', () => {
  expect(sortWord({ key: 'created', direction: 'desc' }, ['created', 'travel'])).toBe('created');
  expect(sortWord({ key: 'travel', direction: 'desc' }, ['created', 'travel'])).toBe('-travel');
  expect(sortWord({ key: 'requested', direction: 'asc' }, ['created', 'travel'])).toBeUndefined();
});
