import type { AnswerProblem, AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { isPhoneNumber } from '@visawright/contract/identity/phone-number.ts';
import { isCountryName } from './country-name.ts';
import { isCalendarDay } from './calendar-day.ts';
import { isEmail } from './email.ts';
import { isPlaceName } from './place-name.ts';
import type { Field, ItemField } from '../form/form-schema.ts';

type Code = AnswerProblem['code'];
type Simple = Field | ItemField;

const number = /^-?\d{1,15}(\.\d{1,6})?$/;
const tick = 'Yes'; // the value of a checkbox without options

const byType: Partial<Record<Field['type'], [fits: (text: string) => boolean, code: Code]>> = {
  date: [isCalendarDay, 'notADate'],
  country: [isCountryName, 'notACountry'],
  phone: [isPhoneNumber, 'notAPhone'],
  email: [isEmail, 'notAnEmail'],
  number: [(text) => number.test(text), 'notANumber'],
};

// A place is asked for, so "None" is no answer.
const byField: Readonly<Record<string, [fits: (text: string) => boolean, code: Code]>> = {
  applicationPlace: [isPlaceName, 'notAPlace'],
};

const isMultiple = ({ type, options }: Simple) => type === 'checkbox' && options !== undefined;

// The problem of one non-empty value; items of a repeat are checked one by one.
export function simpleProblem(field: Simple, value: AnswerValue): Code | undefined {
  if (isMultiple(field)) return manyProblem(field, value);
  if (typeof value !== 'string') return 'wrongShape';
  if (field.options) return field.options.includes(value) ? undefined : 'notAnOption';
  if (field.type === 'checkbox') return value === tick ? undefined : 'notAnOption';
  const [fits, code] = byField[field.id] ?? byType[field.type] ?? [() => true, 'wrongShape'];
  if (!fits(value.trim())) return code;
  return field.maxLength !== undefined && lettersIn(value) > field.maxLength ? 'tooLong' : undefined;
}

// Counts code points, so that a character outside the BMP counts once.
const lettersIn = (text: string) => [...text].length;

function manyProblem({ options }: Simple, value: AnswerValue): Code | undefined {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return 'wrongShape';
  const isOnce = new Set(value).size === value.length;
  return isOnce && value.every((each) => options!.includes(each)) ? undefined : 'notAnOption';
}
