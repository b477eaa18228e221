import { expect, test } from 'vitest';
import { passportNeededUntil, passportProblems } from './passport-validity.ts';
import { forms } from '../../destinations/form-files.ts';

const rule = (id: string) => forms.get(id)!.passportRule;
const march = { from: '2027-03-09', to: '2027-03-20' };

test('Schengen: three months after the return; one day short is too short', () => {
  expect(passportNeededUntil(rule('italy'), march)).toBe('2027-06-20');
  expect(passportProblems(rule('italy'), { expiry: '2027-06-20', issued: '2020-01-01' }, march)).toEqual([]);
  expect(passportProblems(rule('italy'), { expiry: '2027-06-19', issued: '2020-01-01' }, march)).toEqual([
    { kind: 'expiresEarly', expiry: '2027-06-19', neededUntil: '2027-06-20' },
  ]);
});

test('six months from arrival reach further than the stay; a stay alone asks for no more than itself', () => {
  expect(passportNeededUntil(rule('vietnam'), march)).toBe('2027-09-09');
  expect(passportNeededUntil(rule('uk'), march)).toBe('2027-03-20');
});

test('clamps to the end of a shorter month', () =>
  expect(passportNeededUntil(rule('newZealand'), { from: '2026-11-20', to: '2026-11-30' })).toBe('2027-02-28'));

test('a passport issued more than ten years before arrival is too old for Schengen, not for Japan', () => {
  const old = { expiry: '2030-01-01', issued: '2017-03-08' };
  expect(passportProblems(rule('france'), old, march)).toEqual([
    { kind: 'issuedTooLongAgo', issued: '2017-03-08', years: 10 },
  ]);
  expect(passportProblems(rule('france'), { ...old, issued: '2017-03-09' }, march)).toEqual([]);
  expect(passportProblems(rule('japan'), old, march)).toEqual([]);
});

test('what was not read is not judged', () =>
  expect(passportProblems(rule('italy'), { expiry: null, issued: null }, march)).toEqual([]));
