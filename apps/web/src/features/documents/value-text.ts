import { countries } from '@visawright/contract/country.ts';
import { longDay } from '../../lib/dates.ts';
import type { Say } from './document-words.ts';

const countryFields = ['nationality', 'issuingCountry', 'countryCode', 'countryOfBirth'];
export const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
export const isDateField = (field: string) => /Date$|^dateOf/.test(field);

// A value as a person would write it; what is stored stays ISO.
export function valueText(t: Say, field: string, value: string, language: string): string {
  if (isDate(value)) return longDay(value, language);
  if (field === 'sex') return t(`sex.${value}`, { defaultValue: value });
  if (countryFields.includes(field)) return countryOf(value, language);
  return value;
}

function countryOf(code: string, language: string): string {
  const found = countries.find(({ alpha3 }) => alpha3 === code);
  if (!found) return code;
  if (language === 'en') return found.label;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(found.value) ?? found.label;
}

// Kinds of paper that are read later have their labels then; until then the field's own name is split into words.
export function fieldText(t: Say, field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return t(`fields.${field}`, { defaultValue: words.charAt(0).toUpperCase() + words.slice(1) });
}
export const kindText = (t: Say, { kind, category }: { kind: string | null; category: string }): string =>
  kind === null ? categoryText(t, category) : t(`kinds.${kind}`, { defaultValue: kind });
export const categoryText = (t: Say, category: string): string => t(`categories.${category}`);
