import { expect, test } from 'vitest';
import { compareMoney, moneyOf } from './money.ts';

const cover = { amount: 30_000, currency: 'EUR' };

test('the same currency is compared to the last unit', () => {
  expect(compareMoney([moneyOf('30,000', '€')!], cover)).toBe('enough');
  expect(compareMoney([moneyOf('29999.99', 'EUR')!], cover)).toBe('short');
});

test('another currency is judged only where no exchange rate of these years could decide otherwise', () => {
  expect(compareMoney([moneyOf('50000', 'USD')!], cover)).toBe('enough');
  expect(compareMoney([moneyOf('25000', 'USD')!], cover)).toBe('short');
  expect(compareMoney([moneyOf('34000', 'USD')!], cover)).toBe('unknown');
});

test('a sum without a number or a currency we know is no sum', () => {
  expect(moneyOf('about thirty', 'EUR')).toBeUndefined();
  expect(moneyOf('30000', 'XYZ')).toBeUndefined();
});
