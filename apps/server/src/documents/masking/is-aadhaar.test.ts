import { expect, test } from 'vitest';
import { isAadhaar } from './is-aadhaar.ts';

test('rejects a changed digit and two swapped digits', () => {
  const number = [...Array(10).keys()].map((last) => `23412341234${last}`).filter(isAadhaar);
  expect(number).toHaveLength(1);
  const [valid] = number as [string];
  for (let at = 1; at < 12; at++) {
    const changed = valid.slice(0, at) + String((Number(valid[at]) + 1) % 10) + valid.slice(at + 1);
    expect(isAadhaar(changed)).toBe(false);
    const swapped = valid.slice(0, at - 1) + valid[at]! + valid[at - 1]! + valid.slice(at + 1);
    if (swapped !== valid && !/^[01]/.test(swapped)) expect(isAadhaar(swapped)).toBe(false);
  }
});

test('accepts the published example and rejects numbers that start with 0 or 1', () => {
  expect(isAadhaar('999941057058')).toBe(true);
  expect(isAadhaar('099941057058')).toBe(false);
  expect(isAadhaar('9999')).toBe(false);
});
