import { expect, test } from 'vitest';
import type { Traveller } from './belonging.ts';
import { namedOf, wayOf } from './whose-on-trip.ts';

const traveller = (applicantUid: string, ...known: Traveller['known']): Traveller => ({ applicantUid, known });
const ananya = traveller('ananya', { name: 'Ananya Deshpande', dateOfBirth: '1994-06-14' });
const asha = traveller('asha', { name: 'Asha' }); // added by her first name alone
const ravi = traveller('ravi', { name: 'Ravi Deshpande' });
const rohan = traveller('rohan', { name: 'Rohan Deshpande', dateOfBirth: '2015-01-02' });
const family = { own: ananya, others: [asha, ravi, rohan], party: new Set(['ananya', 'asha', 'ravi', 'rohan']) };
const way = (names: readonly string[], isShared = false) =>
  wayOf(
    names.map((name) => ({ name })),
    { ...family, isShared },
  );

test('a paper of one other traveller goes to them, also when only the first name was given', () => {
  expect(way(['ASHA DESHPANDE'])).toEqual({ moveTo: 'asha', copyTo: [] });
  expect(way(['Mr RAVI DESHPANDE'])).toEqual({ moveTo: 'ravi', copyTo: [] });
});

test('one’s own paper stays, and so does one that names nobody of the party', () => {
  expect(way(['ANANYA DESHPANDE'])).toEqual({ moveTo: null, copyTo: [] });
  expect(way(['KAVITA MENON'])).toEqual({ moveTo: null, copyTo: [] });
  expect(way([])).toEqual({ moveTo: null, copyTo: [] });
});

test('initials that fit two of them decide nothing', () => {
  expect(namedOf([{ name: 'R DESHPANDE' }], [ananya, ravi, rohan])).toBeUndefined();
  expect(way(['R DESHPANDE'])).toEqual({ moveTo: null, copyTo: [] });
});

test('a birth date decides between two of one name', () => {
  const elder = traveller('elder', { name: 'Rohan Deshpande', dateOfBirth: '1960-05-05' });
  const asked = { own: ananya, others: [rohan, elder], party: new Set(['rohan', 'elder']), isShared: false };
  expect(wayOf([{ name: 'ROHAN DESHPANDE', dateOfBirth: '2015-01-02' }], asked).moveTo).toBe('rohan');
  expect(wayOf([{ name: 'ROHAN DESHPANDE' }], asked).moveTo).toBeNull();
});

test('a paper that serves several goes to everybody it names; another of several stays', () => {
  const names = ['ANANYA DESHPANDE', 'ASHA DESHPANDE', 'RAVI DESHPANDE'];
  expect(way(names, true)).toEqual({ moveTo: null, copyTo: ['asha', 'ravi'] });
  expect(way(names)).toEqual({ moveTo: null, copyTo: [] });
  expect(way(['ASHA DESHPANDE', 'RAVI DESHPANDE'], true)).toEqual({ moveTo: 'asha', copyTo: ['ravi'] });
});

test('nothing goes to a traveller who is not on this trip', () => {
  const asked = { ...family, party: new Set(['ananya', 'ravi']), isShared: false };
  expect(wayOf([{ name: 'ASHA DESHPANDE' }], asked)).toEqual({ moveTo: null, copyTo: [] });
  const shared = { ...asked, isShared: true };
  expect(wayOf([{ name: 'ASHA DESHPANDE' }, { name: 'RAVI DESHPANDE' }], shared).copyTo).toEqual(['ravi']);
});
