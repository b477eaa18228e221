import { acceptedStatement, isStatement } from '@visawright/forms/form/is-statement.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import type { StoredAnswer, StoredAnswers } from '../prefilled-form/stored-answers.ts';
import type { PrefilledForm, FormValues } from '../prefilled-form/prefilled-form.ts';

// Proposals nobody edited are stored as declared, with their source, and so are the statements that the declaration lists. Answers to
// hidden questions are removed and stay only in the history.
export function declaredAnswers(
  { form, answers, proposals }: PrefilledForm,
  { values, context }: FormValues,
  by: string,
): StoredAnswers {
  const stamp = { act: 'declared' as const, was: null, by, at: new Date().toISOString() };
  const next = (field: string) => (answers[field]?.version ?? 0) + 1;
  const taken: Record<string, StoredAnswer> = {};
  for (const [field, value] of Object.entries(values)) {
    if ((answers[field]?.value ?? null) !== null) continue;
    const source = proposals[field]?.choices[0]?.sources[0] ?? null;
    taken[field] = { ...stamp, value, version: next(field), source };
  }
  const fields = visibleFields(form, { ...values, ...context });
  for (const field of fields)
    if (isStatement(field) && (answers[field.id]?.value ?? null) === null)
      taken[field.id] = { ...stamp, value: acceptedStatement, version: next(field.id), source: null };
  const visible = new Set(fields.map(({ id }) => id));
  for (const [field, { value }] of Object.entries(answers))
    if (value !== null && !visible.has(field))
      taken[field] = { ...stamp, value: null, version: next(field), source: null };
  return taken;
}
