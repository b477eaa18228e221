import { normaliseAddress } from './normalise-address.ts';
import { normaliseAmount } from './normalise-amount.ts';
import { normaliseCode } from './normalise-code.ts';
import { normaliseCountry } from './normalise-country.ts';
import { normaliseCurrency } from './normalise-currency.ts';
import { normaliseDate } from './normalise-date.ts';
import { normaliseName, normaliseOrganisation } from './normalise-name.ts';
import { normaliseEmail, normalisePhone } from './normalise-phone.ts';
import { normaliseSex } from './normalise-sex.ts';
import { normaliseText, normaliseYes } from './normalise-text.ts';

// The type of a value determines its normal form, for all kinds.
export const normaliseByType = {
  address: normaliseAddress,
  amount: normaliseAmount,
  code: normaliseCode,
  country: normaliseCountry,
  currency: normaliseCurrency,
  date: normaliseDate,
  email: normaliseEmail,
  name: normaliseName,
  organisation: normaliseOrganisation,
  paragraph: normaliseText,
  phone: normalisePhone,
  sex: normaliseSex,
  text: normaliseText,
  yes: normaliseYes,
} as const satisfies Record<string, (raw: string) => string | undefined>;

export type ValueType = keyof typeof normaliseByType;

const letters = (value: string) => value.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

// Two readings with the same key are equal.
export function keyOf(as: ValueType, value: string): string {
  if (as === 'amount') return String(Number(value));
  return ['address', 'code', 'name', 'organisation', 'paragraph', 'text'].includes(as) ? letters(value) : value;
}
