import { address } from './address.ts';
import { amount } from './amount.ts';
import { code } from './code.ts';
import { country } from './country.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import { name, organisation } from './name.ts';
import { email, phone } from './phone.ts';
import { sex } from './sex.ts';
import { text, yes } from './text.ts';

// What a value is decides how it is written, once for all kinds.
export const byType = {
  address,
  amount,
  code,
  country,
  currency,
  date,
  email,
  name,
  organisation,
  paragraph: text,
  phone,
  sex,
  text,
  yes,
} as const satisfies Record<string, (raw: string) => string | undefined>;

export type ValueType = keyof typeof byType;

const letters = (value: string) => value.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

// Two readings with the same key say the same.
export function keyOf(as: ValueType, value: string): string {
  if (as === 'amount') return String(Number(value));
  return ['address', 'code', 'name', 'organisation', 'paragraph', 'text'].includes(as) ? letters(value) : value;
}
