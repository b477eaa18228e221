import { expect, test } from 'vitest';
import type { FactKind } from './fact-kinds.ts';
import { factWorklist } from './fact-order.ts';

const line = (key: string, nextCheck: string | null, openApplications = 0, kind: FactKind = 'fee', formId = 'uk') => ({
  key,
  nextCheck,
  openApplications,
  kind,
  formId,
  isDue: nextCheck === null || nextCheck <= '2026-11-17',
});
const lines = [
  line('later', '2027-05-01', 90),
  line('overdue', '2026-10-01'),
  line('never', null, 2),
  line('never, in use', null, 12, 'time', 'japan'),
  line('overdue, in use', '2026-10-01', 3),
];
const keys = (...args: Parameters<typeof factWorklist>) => factWorklist(...args).map(({ key }) => key);

test('never checked and overdue facts come first, of these the ones that open applications use', () =>
  expect(keys(lines, {})).toEqual(['never, in use', 'never', 'overdue, in use', 'overdue', 'later']));

test('filters by destination, kind and whether it is due', () => {
  expect(keys(lines, { due: 'notDue' })).toEqual(['later']);
  expect(keys(lines, { due: 'due', formId: 'uk' })).toEqual(['never', 'overdue, in use', 'overdue']);
  expect(keys(lines, { kind: 'time' })).toEqual(['never, in use']);
});
