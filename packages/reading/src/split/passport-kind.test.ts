import { expect, test } from 'vitest';
import type { ReadValue } from '../engine.types.ts';
import { passportKind } from './passport-kind.ts';

const today = '2026-11-19';
const expiry = (value: string): ReadValue => ({
  value,
  raw: value,
  outcome: 'accept',
  confidence: 1,
  page: 1,
  polygon: [],
});

test.each([
  ['2031-04-02', 'REPUBLIC OF INDIA', { kind: 'Indian passport', isSure: true }],
  ['2021-04-02', 'REPUBLIC OF INDIA', { kind: 'Previous passport', isSure: false }],
  ['2031-04-02', 'CANCELLED AND RETURNED', { kind: 'Previous passport', isSure: false }],
  ['2021-04-02', 'passport canceled', { kind: 'Previous passport', isSure: true }],
])('valid until %s, with %s', (date, words, wanted) =>
  expect(passportKind('Indian passport', expiry(date), words, today)).toEqual(wanted),
);

test('a page without a date keeps its kind', () =>
  expect(passportKind('Indian passport', undefined, 'Name of mother', today).kind).toBe('Indian passport'));
