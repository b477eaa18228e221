import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StoredValue } from './reading.ts';
import { computeEffectiveValues, countToConfirm, type ValueAct } from './effective-values.ts';

const pageUid = randomUUID();
const read = (field: string, value: string, outcome: StoredValue['outcome']): StoredValue => ({
  field,
  value,
  raw: value,
  outcome,
  confidence: 0.8,
  pageUid,
  polygon: [
    [0.1, 0.1],
    [0.4, 0.1],
    [0.4, 0.2],
  ],
  engine: 'local 1',
});
const act = (field: string, kind: ValueAct['kind'], value: string | null): ValueAct => ({
  field,
  kind,
  value,
  by: 'Asha Rao',
  at: '2026-11-15T09:00:00.000Z',
});
const reading = { values: [read('surname', 'RA0', 'confirm'), read('passportNumber', 'K1234567', 'accept')] };

test("prefers a person's value and keeps what was read and where", () => {
  const [surname] = computeEffectiveValues(reading, [act('surname', 'changed', 'RAO')]);
  expect(surname).toMatchObject({
    value: 'RAO',
    readValue: 'RA0',
    raw: 'RA0',
    outcome: 'accept',
    actedBy: 'Asha Rao',
    pageUid,
  });
});

test('uses the last act on a field; a withdrawn value is as read', () => {
  const acts = [act('surname', 'changed', 'RAO'), act('surname', 'takenBack', null)];
  expect(computeEffectiveValues(reading, acts)[0]).toMatchObject({ value: 'RA0', outcome: 'confirm', actedBy: null });
  expect(countToConfirm(computeEffectiveValues(reading, acts))).toBe(1);
  expect(countToConfirm(computeEffectiveValues(reading, acts.slice(0, 1)))).toBe(0);
});

test("keeps a person's confirmation after a later reading", () => {
  const again = { values: [read('surname', 'RAQ', 'accept')] };
  expect(computeEffectiveValues(again, [act('surname', 'confirmed', 'RAO')])[0]).toMatchObject({
    value: 'RAO',
    readValue: 'RAQ',
  });
});

test('has no page for a value that nobody read', () => {
  const values = computeEffectiveValues(reading, [act('placeOfBirth', 'changed', 'Pune')]);
  expect(values).toHaveLength(3);
  expect(values[2]).toMatchObject({ field: 'placeOfBirth', value: 'Pune', pageUid: '', readValue: '' });
});

test('counts no measurement among the values a person should confirm', () => {
  const [some] = reading.values;
  const values = ['fileSizeKb', 'headHeightPercent', 'largeDepositCount', 'closingBalance'].map((field) => ({
    ...some!,
    field,
    outcome: 'confirm' as const,
  }));
  expect(countToConfirm(computeEffectiveValues({ values }, []))).toBe(1);
});
