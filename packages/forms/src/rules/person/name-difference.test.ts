import { expect, test } from 'vitest';
import { letterDistance, nameDifference } from './name-difference.ts';

const rahul = { full: 'RAHUL KUMAR VERMA', surname: 'VERMA' };
const cases: [string, { full: string; surname: string }, string, string][] = [
  ['another order', rahul, 'Verma Rahul Kumar', 'same'],
  ['a ticket’s way', rahul, 'VERMA/RAHULKUMAR MR', 'same'],
  ['a title', rahul, 'Dr. Rahul Kumar Verma', 'same'],
  ['initials written together', { full: 'K R SURESH', surname: 'SURESH' }, 'KR Suresh', 'same'],
  ['one name, booked twice', { full: 'TENZIN', surname: '' }, 'Tenzin Tenzin', 'same'],
  ['one name, with what airlines add', { full: 'TENZIN', surname: '' }, 'FNU TENZIN', 'same'],
  ['a mark above a letter', { full: 'JOSÉ D’SOUZA', surname: 'D’SOUZA' }, 'Jose D’Souza', 'same'],
  ['an initial for a name', rahul, 'R. Kumar Verma', 'initials'],
  ['a middle name left out', rahul, 'Rahul Verma', 'wordMissing'],
  ['the surname left out', rahul, 'Rahul Kumar', 'surnameMissing'],
  ['a father’s name added', rahul, 'Rahul Kumar Mohan Verma', 'extraWord'],
  ['a letter changed', rahul, 'Rahul Kumar Varma', 'spelling'],
  ['heard otherwise', { full: 'LAKSHMI NAIR', surname: 'NAIR' }, 'Laxmi Nair', 'spelling'],
  ['another person of the family', rahul, 'Sunita Verma', 'different'],
  ['another person', rahul, 'Anil Mehta', 'different'],
  ['another surname', rahul, 'Rahul Kumar Sharma', 'different'],
];

test.each(cases)('%s', (_name, own, named, kind) => {
  expect(nameDifference(own, named).kind).toBe(kind);
});

test('reports how many letters a spelling differs by, and in which word', () => {
  expect(nameDifference(rahul, 'Rahul Kumar Varma')).toEqual({ kind: 'spelling', distance: 1, words: 'VARMA' });
  expect(letterDistance('KITTEN', 'SITTING')).toBe(3);
});
