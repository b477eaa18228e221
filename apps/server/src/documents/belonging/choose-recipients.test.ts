import { expect, test } from 'vitest';
import type { KnownTraveller } from './decide-belonging.ts';
import { matchTravellers, chooseRecipients } from './choose-recipients.ts';

const traveller = (applicantUid: string, ...known: KnownTraveller['known']): KnownTraveller => ({
  applicantUid,
  known,
});
const ananya = traveller('ananya', { name: 'Ananya Deshpande', dateOfBirth: '1994-06-14' });
const asha = traveller('asha', { name: 'Asha' }); // added with her first name only
const ravi = traveller('ravi', { name: 'Ravi Deshpande' });
const rohan = traveller('rohan', { name: 'Rohan Deshpande', dateOfBirth: '2015-01-02' });
const family = { own: ananya, others: [asha, ravi, rohan], party: new Set(['ananya', 'asha', 'ravi', 'rohan']) };
const assignment = (names: readonly string[], isShared = false) =>
  chooseRecipients(
    names.map((name) => ({ name })),
    { ...family, isShared },
  );

test('moves a document to the one other traveller it names, even by first name only', () => {
  expect(assignment(['ASHA DESHPANDE'])).toEqual({ moveTo: 'asha', copyTo: [] });
  expect(assignment(['Mr RAVI DESHPANDE'])).toEqual({ moveTo: 'ravi', copyTo: [] });
});

test("leaves the uploader's own document, and one that names nobody of the party", () => {
  expect(assignment(['ANANYA DESHPANDE'])).toEqual({ moveTo: null, copyTo: [] });
  expect(assignment(['KAVITA MENON'])).toEqual({ moveTo: null, copyTo: [] });
  expect(assignment([])).toEqual({ moveTo: null, copyTo: [] });
});

test('decides nothing when initials match two travellers', () => {
  expect(matchTravellers([{ name: 'R DESHPANDE' }], [ananya, ravi, rohan])).toBeUndefined();
  expect(assignment(['R DESHPANDE'])).toEqual({ moveTo: null, copyTo: [] });
});

test('tells two travellers with the same name apart by birth date', () => {
  const elder = traveller('elder', { name: 'Rohan Deshpande', dateOfBirth: '1960-05-05' });
  const asked = { own: ananya, others: [rohan, elder], party: new Set(['rohan', 'elder']), isShared: false };
  expect(chooseRecipients([{ name: 'ROHAN DESHPANDE', dateOfBirth: '2015-01-02' }], asked).moveTo).toBe('rohan');
  expect(chooseRecipients([{ name: 'ROHAN DESHPANDE' }], asked).moveTo).toBeNull();
});

test('copies a shared document to everyone it names and leaves other documents that name several', () => {
  const names = ['ANANYA DESHPANDE', 'ASHA DESHPANDE', 'RAVI DESHPANDE'];
  expect(assignment(names, true)).toEqual({ moveTo: null, copyTo: ['asha', 'ravi'] });
  expect(assignment(names)).toEqual({ moveTo: null, copyTo: [] });
  expect(assignment(['ASHA DESHPANDE', 'RAVI DESHPANDE'], true)).toEqual({ moveTo: 'asha', copyTo: ['ravi'] });
});

test('assigns nothing to a traveller who is not on this trip', () => {
  const asked = { ...family, party: new Set(['ananya', 'ravi']), isShared: false };
  expect(chooseRecipients([{ name: 'ASHA DESHPANDE' }], asked)).toEqual({ moveTo: null, copyTo: [] });
  const shared = { ...asked, isShared: true };
  expect(chooseRecipients([{ name: 'ASHA DESHPANDE' }, { name: 'RAVI DESHPANDE' }], shared).copyTo).toEqual(['ravi']);
});
