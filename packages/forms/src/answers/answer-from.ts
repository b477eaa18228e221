import { countryFrom } from '@visawright/contract/platform/country.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { isCalendarDay } from './calendar-day.ts';
import { airportOption } from './airport-option.ts';
import { equivalentOption } from './equivalent-option.ts';
import type { Field, ItemField } from '../form/form-schema.ts';

// Values as documents and records write them, and the word forms use.
const meant: Readonly<Record<string, string>> = {
  m: 'Male',
  f: 'Female',
  x: 'Unspecified',
  male: 'Male',
  female: 'Female',
  unmarried: 'Single',
  divorcee: 'Divorced',
  widow: 'Widowed',
  widower: 'Widowed',
  'ordinary passport': 'Ordinary passport',
};

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];

// "e-VOA B1 (Tourism)" means the option "B1 (e-VOA)": it contains every word of that option and of no other.
function optionInside(options: readonly string[], text: string): string | undefined {
  const words = new Set(wordsIn(text));
  const fitting = options.filter((option) => wordsIn(option).every((word) => words.has(word)));
  const longest = Math.max(...fitting.map((option) => wordsIn(option).length));
  const best = fitting.filter((option) => wordsIn(option).length === longest);
  return best.length === 1 ? best[0] : undefined;
}

// The form's option for a value that was read or entered; undefined if it has none.
function optionFor(fieldId: string, options: readonly string[], value: string, ref: string): string | undefined {
  const wanted = meant[value.trim().toLowerCase()] ?? value.trim();
  const country = countryFrom(value)?.label;
  return (
    equivalentOption(fieldId, options, wanted) ??
    (ref === 'application.visaCategory' ? equivalentOption('purposeOfVisit', options, wanted) : undefined) ??
    (country && options.includes(country) ? country : undefined) ??
    (ref.endsWith('Airport') ? airportOption(value, options) : undefined) ??
    (ref === 'application.visaType' ? optionInside(options, value) : undefined)
  );
}

const numberIn = (text: string) => /^-?[\d,]+(\.\d+)?/.exec(text.trim())?.[0].replaceAll(',', '');

// The value as this field stores it; undefined if it does not fit.
export function answerFrom(field: Field | ItemField, value: string, ref: string): AnswerValue | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  if (field.options) {
    const option = optionFor(field.id, field.options, text, ref);
    return option && field.type === 'checkbox' ? [option] : option;
  }
  if (field.type === 'date') return isCalendarDay(text) ? text : undefined;
  if (field.type === 'country') return countryFrom(text)?.label;
  if (field.type === 'number') return numberIn(text);
  if (field.type === 'checkbox') return /^(true|yes)$/i.test(text) ? 'Yes' : undefined;
  if (/\.(nationality|issuingCountry|countryOfBirth|visaFrom|visaTo)$/.test(ref))
    return countryFrom(text)?.label ?? text;
  return text;
}
