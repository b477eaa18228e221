import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { isEmptyAnswer } from '@visawright/forms/answers/empty-answer.ts';
import type { Field, ItemField } from '@visawright/forms/form/form-schema.ts';
import { formDay } from '../sheet-dates.ts';

// How an answer is printed: as text, as ticked boxes, or as a line that still has to be filled in.
export type PrintedAnswer =
  | { readonly as: 'words'; readonly text: string }
  | { readonly as: 'choice'; readonly options: readonly { readonly label: string; readonly isChosen: boolean }[] }
  | { readonly as: 'line' } // required and empty
  | { readonly as: 'nothing' }; // optional and empty

const maxOptionChars = 130; // of all options together; longer lists are hard to read at a glance

const isShort = (options: readonly string[], maxOptions: number) =>
  options.length <= maxOptions && options.join('').length <= maxOptionChars;

// A choice with more than `maxOptions` shows only what was chosen.
export function printedAnswer(
  field: Field | ItemField,
  value: AnswerValue | undefined,
  maxOptions = 12,
): PrintedAnswer {
  const chosen = (typeof value === 'string' ? [value] : (value ?? [])).filter((each) => typeof each === 'string');
  if (field.options && isShort(field.options, maxOptions))
    return { as: 'choice', options: field.options.map((label) => ({ label, isChosen: chosen.includes(label) })) };
  if (isEmptyAnswer(value)) return field.required ? { as: 'line' } : { as: 'nothing' };
  if (field.type === 'checkbox' && !field.options)
    return { as: 'choice', options: [{ label: 'Yes', isChosen: chosen.includes('Yes') }] };
  return { as: 'words', text: chosen.map((each) => (field.type === 'date' ? formDay(each) : each)).join(', ') };
}
