import type { ApplicationChange } from '@visawright/contract/applications/application.ts';
import { expect, test } from 'vitest';
import { groupChanges } from './group-changes.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 9, minute)).toISOString();
const change = (minute: number, part: Partial<ApplicationChange>): ApplicationChange => ({
  at: at(minute),
  kind: 'answered',
  field: null,
  was: null,
  became: null,
  reason: null,
  personName: 'Asha Verma',
  docId: null,
  ...part,
});
const added = (minute: number, to: number, part: Partial<ApplicationChange> = {}) =>
  change(minute, {
    kind: 'edited',
    field: 'docIds',
    was: String(to - 1),
    became: String(to),
    docId: `doc-${to}`,
    ...part,
  });
const lines = (changes: readonly ApplicationChange[]) =>
  groupChanges(changes).map((entry) =>
    'added' in entry ? `${entry.added.personName} +${entry.added.count}` : entry.change.kind,
  );

test('twelve documents of one person are one line with their ids, at the time of the latest', () => {
  const changes = Array.from({ length: 12 }, (_, n) => added(20 - n, 12 - n));
  const [entry, ...others] = groupChanges(changes);
  expect(others).toEqual([]);
  expect(entry).toEqual({
    added: {
      at: at(20),
      personName: 'Asha Verma',
      count: 12,
      docIds: changes.map(({ docId }) => docId),
    },
  });
});

test('another person, another change and a long pause begin a new line', () => {
  expect(lines([added(9, 3, { personName: 'Ravi Rao' }), added(8, 2), added(7, 1)])).toEqual([
    'Ravi Rao +1',
    'Asha Verma +2',
  ]);
  expect(lines([added(9, 2), change(8, {}), added(7, 1)])).toEqual(['Asha Verma +1', 'answered', 'Asha Verma +1']);
  expect(lines([added(40, 2), added(25, 1)])).toEqual(['Asha Verma +2']);
  expect(lines([added(40, 2), added(24, 1)])).toEqual(['Asha Verma +1', 'Asha Verma +1']);
});

test('what a document causes does not split the line', () =>
  expect(
    lines([
      added(9, 3),
      change(9, { kind: 'documentByPhone' }),
      added(8, 2),
      change(7, { kind: 'moved', was: 'draft', became: 'initiated' }),
      added(7, 1),
      change(1, { kind: 'created' }),
    ]),
  ).toEqual(['Asha Verma +3', 'moved', 'created']));

test('a removed document is a line of its own', () =>
  expect(
    lines([added(9, 3), change(8, { kind: 'edited', field: 'docIds', was: '3', became: '2' }), added(7, 3)]),
  ).toEqual(['Asha Verma +1', 'edited', 'Asha Verma +1']));

test('several documents of one change are counted, also without their ids', () =>
  expect(lines([change(9, { kind: 'edited', field: 'docIds', was: '2', became: '7' }), added(8, 2)])).toEqual([
    'Asha Verma +6',
  ]));

test('has no lines without changes', () => expect(groupChanges([])).toEqual([]));
