import type { AnswerValue, AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { isEmptyAnswer } from './empty-answer.ts';
import type { Form } from '../form/form-schema.ts';
import { visibleFields } from '../form/visible-fields.ts';

// The values of the visible fields: the person's answer, otherwise the first proposed choice. A field the person cleared stays empty,
// and so does one whose only value comes from a document that may be someone else's.
export function effectiveAnswers(
  form: Pick<Form, 'sections'>,
  context: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, AnswerValue>>,
  proposals: Readonly<Record<string, AnswerProposal>>,
): Record<string, AnswerValue> {
  const values: Record<string, AnswerValue> = {};
  for (const [id, { choices, doubt }] of Object.entries(proposals)) if (!doubt) values[id] = choices[0]!.value;
  Object.assign(values, answers);
  const visible = visibleFields(form, { ...values, ...context });
  return Object.fromEntries(visible.filter(({ id }) => !isEmptyAnswer(values[id])).map(({ id }) => [id, values[id]!]));
}
