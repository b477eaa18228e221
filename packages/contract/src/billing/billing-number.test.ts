import { expect, test } from 'vitest';
import { billingNumber, financialYearOf, retainedUntil, lastNumber } from './billing-number.ts';

test('the financial year begins on 1 April', () => {
  expect(['2026-03-31', '2026-04-01', '2027-03-31', '2028-02-29'].map(financialYearOf)).toEqual([
    2025, 2026, 2026, 2027,
  ]);
});

test('numbers fit into sixteen characters', () => {
  expect(billingNumber('invoice', 2026, 42)).toBe('INV/26-27/00042');
  expect(billingNumber('creditNote', 2099, 1)).toBe('CRN/99-00/00001');
  expect(billingNumber('receipt', 2026, lastNumber)).toHaveLength(16);
  for (const no of [0, 1.5, lastNumber + 1]) expect(() => billingNumber('invoice', 2026, no)).toThrow(RangeError);
});

test('an invoice is retained for eight years after its financial year', () => {
  expect([retainedUntil('2026-03-31'), retainedUntil('2026-04-01')]).toEqual(['2034-03-31', '2035-03-31']);
});
