import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StoredValue } from './reading.ts';
import { standingValues, toConfirm, type ValueAct } from './values.ts';

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

test('what a person wrote stands, with what was read and where beside it', () => {
  const [surname] = standingValues(reading, [act('surname', 'changed', 'RAO')]);
  expect(surname).toMatchObject({
    value: 'RAO',
    readValue: 'RA0',
    raw: 'RA0',
    outcome: 'accept',
    actedBy: 'Asha Rao',
    pageUid,
  });
});

test('the last act on a field decides, and what is taken back is as it was read', () => {
  const acts = [act('surname', 'changed', 'RAO'), act('surname', 'takenBack', null)];
  expect(standingValues(reading, acts)[0]).toMatchObject({ value: 'RA0', outcome: 'confirm', actedBy: null });
  expect(toConfirm(standingValues(reading, acts))).toBe(1);
  expect(toConfirm(standingValues(reading, acts.slice(0, 1)))).toBe(0);
});

test('a later reading does not take away what a person confirmed', () => {
  const again = { values: [read('surname', 'RAQ', 'accept')] };
  expect(standingValues(again, [act('surname', 'confirmed', 'RAO')])[0]).toMatchObject({
    value: 'RAO',
    readValue: 'RAQ',
  });
});

test('a value nobody read stands on no page', () => {
  const values = standingValues(reading, [act('placeOfBirth', 'changed', 'Pune')]);
  expect(values).toHaveLength(3);
  expect(values[2]).toMatchObject({ field: 'placeOfBirth', value: 'Pune', pageUid: '', readValue: '' });
});
