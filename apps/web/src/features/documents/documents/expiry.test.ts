import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';

const at = (expiryDate: unknown) => expiryOf({ expiryDate }, '2026-11-15');

test('flags passports that expire within six months or have expired', () => {
  expect(at('2029-05-01')?.tone).toBe('plain');
  expect(at('2027-02-01')?.tone).toBe('soon');
  expect(at('2026-11-15')?.tone).toBe('soon');
  expect(at('2026-11-14')?.tone).toBe('over');
});

test('returns null without a date', () => {
  expect(at(undefined)).toBeNull();
  expect(at('01.05.29')).toBeNull();
});
