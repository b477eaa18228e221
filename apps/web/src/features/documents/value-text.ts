import { countries } from '@visawright/contract/country.ts';
import { longDay } from '../../lib/dates.ts';
import type { Say } from './document-words.ts';

const countryFields = ['nationality', 'spouseNationality', 'holderNationality', 'countryCode', 'validFor'];
const isCountryField = (field: string) => countryFields.includes(field) || /Country(OfBirth)?$|^countryOf/.test(field);
export const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const spans = /^(statement|period|travel|visit|leave|agreement|valid)(From|To|Until)$/;
export const isDateField = (field: string) => /Date$|^dateOf|DateOfBirth$|^takenOn$/.test(field) || spans.test(field);
const money =
  /Balance$|^balance$|[aA]mount$|Income$|^gross(Pay|Salary)$|^netPay$|^tax(Paid|Deducted)$|^deduct|^(tuitionFee|feePaid|monthlyRent|marketValue|salaryCredits|largeDeposits|debit|credit)$/;
export const isMoneyField = (field: string) => money.test(field);

// A value as a person would write it; what is stored stays ISO.
export function valueText(t: Say, field: string, value: string, language: string): string {
  if (isDate(value)) return longDay(value, language);
  if (field === 'sex') return t(`sex.${value}`, { defaultValue: value });
  if (isCountryField(field)) return countryOf(value, language);
  if (isMoneyField(field)) return moneyText(value, language);
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
  return value;
}

// As it is written in India, whatever the language; the currency is a value of its own.
function moneyText(value: string, language: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  const fraction = value.includes('.') ? 2 : 0;
  const shape = { minimumFractionDigits: fraction, maximumFractionDigits: 2, numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(`${language}-IN`, shape).format(Number(value));
}

function countryOf(code: string, language: string): string {
  const found = countries.find(({ alpha3 }) => alpha3 === code);
  if (!found) return code;
  if (language === 'en') return found.label;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(found.value) ?? found.label;
}

// A field nobody has named yet is its own name, split into words.
const split = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
export const fieldText = (t: Say, field: string): string => t(`fields.${field}`, { defaultValue: split(field) });
export const tableText = (t: Say, name: string): string => t(`tables.${name}`, { defaultValue: split(name) });
export const columnText = (t: Say, column: string): string =>
  t(`columns.${column}`, { defaultValue: fieldText(t, column) });
export const kindText = (t: Say, { kind, category }: { kind: string | null; category: string }): string =>
  kind === null ? categoryText(t, category) : t(`kinds.${kind}`, { defaultValue: kind });
export const categoryText = (t: Say, category: string): string => t(`categories.${category}`);
