import type { AnswerValue } from '@visawright/contract/form-state.ts';
import { isEmptyAnswer } from '@visawright/forms/answer-empty.ts';
import type { Field, ItemField } from '@visawright/forms/form-schema.ts';
import { formDay } from './days.ts';

// How an answer is written on a form: words, or a choice with its boxes ticked. Lines are what a person still has to fill in.
export type ShownAnswer =
  | { readonly as: 'words'; readonly text: string }
  | { readonly as: 'choice'; readonly options: readonly { readonly label: string; readonly isChosen: boolean }[] }
  | { readonly as: 'line' } // asked, and empty
  | { readonly as: 'nothing' }; // not asked for by everyone, and empty

const longest = 130; // signs of all options together: what still reads at a glance

const isShort = (options: readonly string[], most: number) =>
  options.length <= most && options.join('').length <= longest;

// A choice of more than `most` shows what was chosen alone.
export function shownAnswer(field: Field | ItemField, value: AnswerValue | undefined, most = 12): ShownAnswer {
  const chosen = (typeof value === 'string' ? [value] : (value ?? [])).filter((each) => typeof each === 'string');
  if (field.options && isShort(field.options, most))
    return { as: 'choice', options: field.options.map((label) => ({ label, isChosen: chosen.includes(label) })) };
  if (isEmptyAnswer(value)) return field.required ? { as: 'line' } : { as: 'nothing' };
  if (field.type === 'checkbox' && !field.options)
    return { as: 'choice', options: [{ label: 'Yes', isChosen: chosen.includes('Yes') }] };
  return { as: 'words', text: chosen.map((each) => (field.type === 'date' ? formDay(each) : each)).join(', ') };
}
