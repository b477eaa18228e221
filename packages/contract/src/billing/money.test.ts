import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDigits, currencies } from './currencies.ts';
import {
  divideRounded,
  formatAmount,
  largestAmount,
  parseAmount,
  parseDecimal,
  rateDigits,
  rateScale,
  toRupees,
  writeDecimal,
  writeRate,
} from './money.ts';

test('rounds to the nearest unit, a half away from zero', () => {
  expect([4n, 5n, 6n, 14n, 15n, 25n].map((value) => divideRounded(value, 10n))).toEqual([0, 1, 1, 1, 2, 3]);
  expect([-4n, -5n, -15n, -25n].map((value) => divideRounded(value, 10n))).toEqual([0, -1, -2, -3]);
  expect(divideRounded(5n, -10n)).toBe(-1);
});

test('the rounded value is never more than half a unit away', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (top, bottom) => {
        const off = 2n * (BigInt(divideRounded(top, bottom)) * bottom - top);
        expect(off <= bottom && off >= -bottom).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('converts with the digits of each currency', () => {
  expect(toRupees(9_000, 'EUR', 98_456_700)).toBe(886_110); // 90.00 € at 98.4567
  expect(toRupees(3_000, 'JPY', 590_000)).toBe(177_000); // 3,000 yen have no minor unit
  expect(toRupees(10_500, 'KWD', 288_750_000)).toBe(303_188); // 10.500 dinar: 3031.875 rupees
  expect(toRupees(12_345, 'INR', 0)).toBe(12_345);
});

test('a larger price or rate never gives a smaller amount', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const rate = fc.integer({ min: 1, max: 2_000 * rateScale });
  fc.assert(
    fc.property(amount, amount, rate, rate, fc.constantFrom(...currencies), (a, b, r, s, currency) => {
      const [low, high] = [
        toRupees(Math.min(a, b), currency, Math.min(r, s)),
        toRupees(Math.max(a, b), currency, Math.max(r, s)),
      ];
      expect(low).toBeLessThanOrEqual(high);
      expect(Number.isSafeInteger(high)).toBe(true);
    }),
  );
});

test('reads what a person types, and nothing else', () => {
  expect(parseAmount('1,234.5', 'INR')).toBe(123_450);
  expect(parseAmount(' 12,34,567.89 ', 'INR')).toBe(123_456_789);
  expect(parseAmount('0.07', 'EUR')).toBe(7);
  expect(parseAmount('500', 'JPY')).toBe(500);
  expect(parseAmount('1.005', 'KWD')).toBe(1_005);
  for (const text of ['', '-1', '1.234', '1,', ',1', '1e3', '0x10', '1 000', '½', '١'])
    expect([text, parseAmount(text, 'INR')]).toEqual([text, null]);
  expect(parseAmount('1.5', 'JPY')).toBeNull();
  expect(parseAmount('99999999999999', 'INR')).toBeNull();
});

test('an amount that is written and read again is the same', () => {
  expect(parseAmount(writeDecimal(largestAmount, 0), 'JPY')).toBe(largestAmount);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: largestAmount }), fc.constantFrom(...currencies), (amount, currency) => {
      expect(parseAmount(writeDecimal(amount, currencyDigits[currency]), currency)).toBe(amount);
    }),
  );
});

test('writes amounts in both languages, every minor unit exactly', () => {
  expect(formatAmount(123_456_789, 'INR', 'en')).toBe('₹12,34,567.89');
  expect(formatAmount(123_456_789, 'INR', 'hi')).toBe('₹12,34,567.89');
  expect(formatAmount(-5, 'INR', 'en')).toBe('-₹0.05');
  expect(formatAmount(3_000, 'JPY', 'en')).toContain('3,000');
  expect(formatAmount(largestAmount - 1, 'INR', 'en')).toBe('₹9,99,99,99,999.99');
});

test('writes a rate without empty digits', () => {
  expect(writeRate(90_250_000)).toBe('90.25');
  expect(writeRate(590_000)).toBe('0.59');
  expect(writeRate(100_000_000)).toBe('100.00');
  expect(writeRate(1_234_567)).toBe('1.234567');
  expect(parseDecimal(writeRate(1_234_567), rateDigits)).toBe(1_234_567);
});
