import type { AnswerProblem, AnswerValue } from '@visawright/contract/form-state.ts';
import { isEmptyAnswer } from './answer-empty.ts';
import type { Field, Form } from './form-schema.ts';
import { itemProblems } from './validate-item.ts';
import { simpleProblem } from './validate-simple.ts';
import { visibleFields } from './visible-fields.ts';
import type { Answers } from './visible-when.ts';

// One field while it is typed. An empty answer is no answer, and nothing is wrong with it; nor with an item that is not finished.
export function valueProblems(field: Field, value: AnswerValue | undefined): AnswerProblem[] {
  if (field.type === 'repeat') return itemProblems(field, value);
  const code = isEmptyAnswer(value) ? undefined : simpleProblem(field, value!);
  return code ? [{ field: field.id, item: null, itemField: null, code }] : [];
}

const required = (field: Field): AnswerProblem => ({ field: field.id, item: null, itemField: null, code: 'required' });

function wholeProblems(field: Field, value: AnswerValue | undefined, counted: Answers): AnswerProblem[] {
  if (isEmptyAnswer(value)) return field.required ? [required(field)] : [];
  return field.type === 'repeat' ? itemProblems(field, value, counted) : valueProblems(field, value);
}

// The whole form: every visible field, the required ones that are empty too. What is left in hidden fields does not count.
export function answerProblems(
  form: Pick<Form, 'sections'>,
  values: Readonly<Record<string, AnswerValue>>,
  context: Readonly<Record<string, string>>,
): AnswerProblem[] {
  const visible = visibleFields(form, { ...values, ...context });
  const counted = { ...Object.fromEntries(visible.map(({ id }) => [id, values[id]])), ...context };
  return visible.flatMap((field) => wholeProblems(field, values[field.id], counted));
}
