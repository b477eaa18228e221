import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('a box that covers its text matches, ignoring spaces and punctuation', () => {
  expect(alike('Name: RAVI  KUMAR', 'Ravi Kumar')).toBe(1);
  expect(alike('P<INDRA0<<ASHA', 'P<INDRAO<<ASHA')).toBe(1);
  expect(alike('Z1234S67', 'Z1234567')).toBeGreaterThan(0.8);
});

test('a box next to its text does not match', () => {
  expect(alike('REPUBLIC OF INDIA', 'Z1234567')).toBeLessThan(0.3);
  expect(alike('', 'ASHA')).toBe(0);
  expect(alike('KUMAR', 'RAVI KUMAR SINGH')).toBeLessThan(0.5);
});

test('words in reverse order match, and half of the words match by half', () => {
  expect(alike('4/01/2012 MUMBAI', 'MUMBAI 4/01/2012')).toBe(1);
  expect(alike('MUMBAI', 'MUMBAI 4/01/2012')).toBeLessThan(0.6);
  expect(alike('22375', 'MUMBAI 4/01/2012')).toBeLessThan(0.3);
});
