import type { AnswerProblem, AnswerValue } from '@visawright/contract/form-state.ts';
import { isCountryName } from './answer-country.ts';
import { isRealDay } from './answer-day.ts';
import { isEmail } from './answer-email.ts';
import { isPhone } from './answer-phone.ts';
import type { Field, ItemField } from './form-schema.ts';

type Code = AnswerProblem['code'];
type Simple = Field | ItemField;

const number = /^-?\d{1,15}(\.\d{1,6})?$/;
export const tick = 'Yes'; // of a checkbox without options

const byType: Partial<Record<Field['type'], [fits: (text: string) => boolean, code: Code]>> = {
  date: [isRealDay, 'notADate'],
  country: [isCountryName, 'notACountry'],
  phone: [isPhone, 'notAPhone'],
  email: [isEmail, 'notAnEmail'],
  number: [(text) => number.test(text), 'notANumber'],
};

const isMultiple = ({ type, options }: Simple) => type === 'checkbox' && options !== undefined;

// What is wrong with one value that is not empty. A repeat's items are asked one by one.
export function simpleProblem(field: Simple, value: AnswerValue): Code | undefined {
  if (isMultiple(field)) return manyProblem(field, value);
  if (typeof value !== 'string') return 'wrongShape';
  if (field.options) return field.options.includes(value) ? undefined : 'notAnOption';
  if (field.type === 'checkbox') return value === tick ? undefined : 'notAnOption';
  const [fits, code] = byType[field.type] ?? [() => true, 'wrongShape'];
  if (!fits(value.trim())) return code;
  return field.maxLength !== undefined && lettersIn(value) > field.maxLength ? 'tooLong' : undefined;
}

// As a person counts them: a sign outside the first plane is one.
const lettersIn = (text: string) => [...text].length;

function manyProblem({ options }: Simple, value: AnswerValue): Code | undefined {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return 'wrongShape';
  const isOnce = new Set(value).size === value.length;
  return isOnce && value.every((each) => options!.includes(each)) ? undefined : 'notAnOption';
}
