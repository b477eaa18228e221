import { billingCurrency, currencyDigits, type Currency } from './currencies.ts';

// Amounts are integers of the currency's minor unit (paise, cents, yen), never fractions.

export const largestAmount = 1_000_000_000_000; // ten thousand million rupees: sums of it stay far below what a number holds exactly
export const rateScale = 1_000_000; // an exchange rate is rupees for one unit of the currency, times a million
export const largestRate = 1_000_000 * rateScale;

// The rounding rule, for conversion and for tax: to the nearest minor unit, a half away from zero. Applied once to each amount that is
// printed; every sum is a sum of printed amounts, so that lines always add up to their total.
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [magnitude(numerator), magnitude(denominator)];
  const rounded = Number((2n * top + bottom) / (2n * bottom));
  return isNegative && rounded !== 0 ? -rounded : rounded;
}
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

// In paise; `rateMicros` is not needed for an amount that is in rupees already.
export function toRupees(amount: number, currency: Currency, rateMicros: number): number {
  if (currency === billingCurrency) return amount;
  const paise = 10n ** BigInt(currencyDigits[billingCurrency]);
  return divideRounded(
    BigInt(amount) * BigInt(rateMicros) * paise,
    10n ** BigInt(currencyDigits[currency]) * BigInt(rateScale),
  );
}

// "1,234.5" as 123450 for two digits; null if it is no amount or has more digits than the currency. Separators may stand between digits.
export function parseDecimal(text: string, digits: number): number | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim().replaceAll(/(?<=\d),(?=\d)/g, '')) ?? [];
  if (whole === undefined || whole.length > 13 || fraction.length > digits) return null;
  return Number(whole + fraction.padEnd(digits, '0'));
}

// 123450 as "1234.50", with all digits of the unit.
export function writeDecimal(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const at = text.length - digits;
  return `${value < 0 ? '-' : ''}${text.slice(0, at)}${digits > 0 ? `.${text.slice(at)}` : ''}`;
}

export const parseAmount = (text: string, currency: Currency): number | null => {
  const amount = parseDecimal(text, currencyDigits[currency]);
  return amount === null || amount > largestAmount ? null : amount;
};

// As people write it in their language. The decimal text goes to the formatter as it is: it is never a floating-point number.
export const formatAmount = (amount: number, currency: Currency, language: 'en' | 'hi'): string =>
  new Intl.NumberFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: currencyDigits[currency],
    maximumFractionDigits: currencyDigits[currency],
    numberingSystem: 'latn',
  }).format(writeDecimal(amount, currencyDigits[currency]) as Intl.StringNumericLiteral);

export const rateDigits = 6;
// "90.250000" as 90.25
export const writeRate = (rateMicros: number): string =>
  writeDecimal(rateMicros, rateDigits).replace(/(\.\d\d\d*?)0+$/, '$1');
