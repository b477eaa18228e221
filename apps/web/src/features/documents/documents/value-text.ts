import { countries } from '@visawright/contract/platform/country.ts';
import { longDay } from '../../../lib/dates/dates.ts';
import type { DocumentsTranslate } from '../../../translations/documents/documents-texts.ts';

const countryFields = ['nationality', 'spouseNationality', 'holderNationality', 'countryCode', 'validFor'];
const isCountryField = (field: string) => countryFields.includes(field) || /Country(OfBirth)?$|^countryOf/.test(field);
export const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const spans = /^(statement|period|travel|visit|leave|agreement|valid)(From|To|Until)$/;
export const isDateField = (field: string) => /Date$|^dateOf|DateOfBirth$|^takenOn$/.test(field) || spans.test(field);
const moneyFields = [
  'balance',
  'grossPay',
  'grossSalary',
  'netPay',
  'taxPaid',
  'taxDeducted',
  'tuitionFee',
  'feePaid',
  'monthlyRent',
  'marketValue',
  'salaryCredits',
  'largeDeposits',
  'debit',
  'credit',
];
const money = /Balance$|[aA]mount$|Income$|^deduct/;
export const isMoneyField = (field: string) => moneyFields.includes(field) || money.test(field);

// The display text of a value; the stored value stays ISO.
export function valueText(t: DocumentsTranslate, field: string, value: string, language: string): string {
  if (isDate(value)) return longDay(value, language);
  if (field === 'sex') return t.find(`sex.${value}`) ?? value;
  if (isCountryField(field)) return countryOf(value, language);
  if (isMoneyField(field)) return moneyText(value, language);
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
  return value;
}

// Indian digit grouping in both languages; the currency is a separate value.
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

// Fields without a translation show their identifier as words.
const split = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
export const fieldText = (t: DocumentsTranslate, field: string): string => t.find(`fields.${field}`) ?? split(field);
export const tableText = (t: DocumentsTranslate, name: string): string => t.find(`tables.${name}`) ?? split(name);
export const columnText = (t: DocumentsTranslate, column: string): string =>
  t.find(`columns.${column}`) ?? fieldText(t, column);
export const kindText = (
  t: DocumentsTranslate,
  { kind, category }: { kind: string | null; category: string },
): string => (kind === null ? categoryText(t, category) : (t.find(`kinds.${kind}`) ?? kind));
export const categoryText = (t: DocumentsTranslate, category: string): string =>
  t.find(`categories.${category}`) ?? category;
