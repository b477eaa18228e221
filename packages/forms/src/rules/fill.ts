import { asOfText } from '../as-of.ts';
import type { Fact, Facts } from './breach.ts';

export type Language = 'en' | 'hi';

const locale = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const;
const number = (value: number, language: Language) =>
  new Intl.NumberFormat(locale[language], { maximumFractionDigits: 1 }).format(value);

export function told(fact: Fact, language: Language): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return number(fact, language);
  if ('day' in fact) return asOfText(fact.day, language);
  if ('amount' in fact) return `${fact.currency} ${number(fact.amount, language)}`;
  return fact[language];
}

// `{days}` is the fact itself, `{days|day|days}` a number with the word that fits it. A place nobody filled stays as it is: a test
// over all rules finds it before a person does.
export const fill = (sentence: string, facts: Facts, language: Language): string =>
  sentence.replaceAll(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (place, name: string, one?: string, more?: string) => {
    const fact = facts[name];
    if (fact === undefined) return place;
    return one === undefined ? told(fact, language) : `${told(fact, language)} ${fact === 1 ? one : more}`;
  });
