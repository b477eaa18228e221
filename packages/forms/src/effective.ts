import type { AnswerValue, Proposal } from '@visawright/contract/form-state.ts';
import { isEmptyAnswer } from './answer-empty.ts';
import type { Form } from './form-schema.ts';
import { visibleFields } from './visible-fields.ts';

// What stands in the form as it is: a person's answer, else the first choice of what is proposed; of visible fields only. What a person
// emptied stays empty: no proposal stands in for it.
export function effective(
  form: Pick<Form, 'sections'>,
  context: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, AnswerValue>>,
  proposals: Readonly<Record<string, Proposal>>,
): Record<string, AnswerValue> {
  const values: Record<string, AnswerValue> = {};
  for (const [id, { choices }] of Object.entries(proposals)) values[id] = choices[0]!.value;
  Object.assign(values, answers);
  const visible = visibleFields(form, { ...values, ...context });
  return Object.fromEntries(visible.filter(({ id }) => !isEmptyAnswer(values[id])).map(({ id }) => [id, values[id]!]));
}
