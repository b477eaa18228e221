import type { AnswerProblem } from '@visawright/contract/form-state.ts';
import { visibleFields } from '@visawright/forms/visible-fields.ts';
import type { StoredAnswer, StoredAnswers } from './answers.ts';
import type { FormCase, Standing } from './form-case.ts';

// Sources that contradict each other are never settled by their order: a person decides.
export function undecided({ form, answers, proposals }: FormCase, { values, context }: Standing): AnswerProblem[] {
  return visibleFields(form, { ...values, ...context })
    .filter(({ id }) => (answers[id]?.value ?? null) === null && (proposals[id]?.choices.length ?? 0) > 1)
    .map(({ id }) => ({ field: id, item: null, itemField: null, code: 'required' }));
}

// What nobody acted on is kept as it was proposed, with its place. What a hidden question was answered stays in the history alone.
export function declared(
  { form, answers, proposals }: FormCase,
  { values, context }: Standing,
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
  const visible = new Set(visibleFields(form, { ...values, ...context }).map(({ id }) => id));
  for (const [field, { value }] of Object.entries(answers))
    if (value !== null && !visible.has(field))
      taken[field] = { ...stamp, value: null, version: next(field), source: null };
  return taken;
}
