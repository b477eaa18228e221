import type { AnswerProblem } from '@visawright/contract/forms/form-state.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import type { PrefilledForm, FormValues } from './prefilled-form.ts';

// When documents contradict each other, a person must choose; the order of the documents never decides.
export function undecidedFields(
  { form, answers, proposals }: PrefilledForm,
  { values, context }: FormValues,
): AnswerProblem[] {
  return visibleFields(form, { ...values, ...context })
    .filter(({ id }) => (answers[id]?.value ?? null) === null && (proposals[id]?.choices.length ?? 0) > 1)
    .map(({ id }) => ({ field: id, item: null, itemField: null, code: 'required' }));
}
