import { formatAsOf } from '../form/data-as-of.ts';
import type { Fact, Facts } from './facts.ts';

export type Language = 'en' | 'hi';

const locale = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const;
const number = (value: number, language: Language) =>
  new Intl.NumberFormat(locale[language], { maximumFractionDigits: 1 }).format(value);
// Whole amounts without cents, others with both digits.
const sum = (value: number, language: Language) =>
  new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(value);

export function formatFact(fact: Fact, language: Language): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return number(fact, language);
  if ('day' in fact) return formatAsOf(fact.day, language);
  if ('amount' in fact) return `${fact.currency} ${sum(fact.amount, language)}`;
  return fact[language];
}

// `{days}` inserts the fact, `{days|day|days}` a number with its singular or plural. Unknown placeholders stay visible; a test over all
// rules finds them.
export const fillTemplate = (sentence: string, facts: Facts, language: Language): string =>
  sentence.replaceAll(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (place, name: string, one?: string, more?: string) => {
    const fact = facts[name];
    if (fact === undefined) return place;
    return one === undefined ? formatFact(fact, language) : `${formatFact(fact, language)} ${fact === 1 ? one : more}`;
  });
