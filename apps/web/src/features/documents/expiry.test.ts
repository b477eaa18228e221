import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';

const at = (expiryDate: unknown) => expiryOf({ expiryDate }, '2026-11-15');

test('a passport that ends within six months is named, one that has ended too', () => {
  expect(at('2029-05-01')?.tone).toBe('plain');
  expect(at('2027-02-01')?.tone).toBe('soon');
  expect(at('2026-11-15')?.tone).toBe('soon');
  expect(at('2026-11-14')?.tone).toBe('over');
});

test('without a date nothing is said', () => {
  expect(at(undefined)).toBeNull();
  expect(at('01.05.29')).toBeNull();
});
