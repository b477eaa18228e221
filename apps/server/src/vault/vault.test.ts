import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fileKeyStore } from '../adapters/key-store.ts';
import { applicantKey, newApplicantKey } from './applicant-key.ts';
import { blindOf, looksLikePassport, maskPassport } from './passport.ts';

const keys = fileKeyStore(process.env['ROOT_KEY_FILE']!);
const [realm, otherRealm, asha, ravi] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

test('a sealed value opens for its own person and purpose, and looks different every time', () => {
  const { wrapped, key } = newApplicantKey(keys, realm, asha);
  const sealed = key.sealFor('details', 'K1234567');
  expect(applicantKey(keys, realm, asha, wrapped).openFor('details', sealed)).toBe('K1234567');
  expect(key.sealFor('details', 'K1234567').equals(sealed)).toBe(false);
  expect(sealed.includes('K1234567')).toBe(false);
});

test('a value or key put in the place of another person, realm or purpose does not open', () => {
  const mine = newApplicantKey(keys, realm, asha);
  const theirs = newApplicantKey(keys, realm, ravi);
  const sealed = mine.key.sealFor('details', 'K1234567');
  expect(() => theirs.key.openFor('details', sealed)).toThrow();
  expect(() => mine.key.openFor('note', sealed)).toThrow();
  expect(() => applicantKey(keys, realm, ravi, mine.wrapped)).toThrow();
  expect(() => applicantKey(keys, otherRealm, asha, mine.wrapped)).toThrow();
  sealed[20]! ^= 1;
  expect(() => mine.key.openFor('details', sealed)).toThrow();
});

test('a passport number is found however it is written, in its own realm only', () => {
  const blind = blindOf(keys, realm, 'K1234567');
  expect(blindOf(keys, realm, ' k 123-4567 ').equals(blind)).toBe(true);
  expect(blindOf(keys, otherRealm, 'K1234567').equals(blind)).toBe(false);
  expect(blindOf(keys, realm, 'K1234568').equals(blind)).toBe(false);
});

test('a passport number is shown by its last three characters', () => {
  expect(maskPassport('k1234567')).toBe('•••••567');
});

test('names are not taken for passport numbers', () => {
  expect(['K1234567', 'k 1234567', '123456789'].map(looksLikePassport)).toEqual([true, true, true]);
  expect(['Kumar', 'Asha Rao', 'K12', 'A1234567890123'].map(looksLikePassport)).toEqual([false, false, false, false]);
});
