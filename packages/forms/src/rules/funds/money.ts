import currencies from '../../../rules/facts/currencies.json' with { type: 'json' };
import { numberOf } from '../number-of.ts';

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

const bands = currencies.euros as unknown as Readonly<Record<string, readonly [low: number, high: number]>>;
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  '£': 'GBP',
  '₹': 'INR',
  RS: 'INR',
  EURO: 'EUR',
  EUROS: 'EUR',
};

export function moneyOf(amount: string | undefined, currency: string | undefined): Money | undefined {
  const [number, word] = [numberOf(amount), currency?.toUpperCase().replaceAll(/[.\s]/g, '') ?? ''];
  const code = signs[word] ?? word;
  return number === undefined || !bands[code] ? undefined : { amount: number, currency: code };
}

// unknown if the answer depends on the exchange rate.
export function compareMoney(held: readonly Money[], needed: Money): 'enough' | 'short' | 'unknown' {
  if (held.every(({ currency }) => currency === needed.currency))
    return held.reduce((sum, { amount }) => sum + amount, 0) >= needed.amount ? 'enough' : 'short';
  const sum = (of: readonly Money[], at: 0 | 1) =>
    of.reduce((all, { amount, currency }) => all + amount * bands[currency]![at], 0);
  if (sum(held, 0) >= sum([needed], 1)) return 'enough';
  return sum(held, 1) < sum([needed], 0) ? 'short' : 'unknown';
}
