import type { AnswerProblem, AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { isEmptyAnswer } from './empty-answer.ts';
import type { Field, Form } from '../form/form-schema.ts';
import { needsAnswer } from '../form/is-statement.ts';
import { itemProblems } from './item-problems.ts';
import { simpleProblem } from './simple-problem.ts';
import { visibleFields } from '../form/visible-fields.ts';
import type { ConditionValues } from '../form/is-visible.ts';

type Context = Readonly<Record<string, string>>;

// The day of application is before the trip.
const isTooLate = ({ id }: Field, value: AnswerValue, { 'application.fromDate': from }: Context) =>
  id === 'applicationDate' && from !== undefined && typeof value === 'string' && value >= from;

// Problems of one field while it is edited: an empty answer and an unfinished item are not problems yet.
export function valueProblems(field: Field, value: AnswerValue | undefined, context: Context = {}): AnswerProblem[] {
  if (field.type === 'repeat') return itemProblems(field, value);
  if (isEmptyAnswer(value)) return [];
  const code = simpleProblem(field, value!) ?? (isTooLate(field, value!, context) ? 'notBeforeTrip' : undefined);
  return code ? [{ field: field.id, item: null, itemField: null, code }] : [];
}

const required = (field: Field): AnswerProblem => ({ field: field.id, item: null, itemField: null, code: 'required' });

function wholeProblems(
  field: Field,
  value: AnswerValue | undefined,
  counted: ConditionValues,
  context: Context,
): AnswerProblem[] {
  if (isEmptyAnswer(value)) return needsAnswer(field, context) ? [required(field)] : [];
  return field.type === 'repeat' ? itemProblems(field, value, counted) : valueProblems(field, value, context);
}

// Problems of the whole form, including empty required fields, except statements: the declaration accepts those. Answers in hidden fields
// are ignored.
export function answerProblems(
  form: Pick<Form, 'sections'>,
  values: Readonly<Record<string, AnswerValue>>,
  context: Context,
): AnswerProblem[] {
  const visible = visibleFields(form, { ...values, ...context });
  const counted = { ...Object.fromEntries(visible.map(({ id }) => [id, values[id]])), ...context };
  return visible.flatMap((field) => wholeProblems(field, values[field.id], counted, context));
}
