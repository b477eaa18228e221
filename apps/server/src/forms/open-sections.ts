import type { Application } from '@visawright/contract/application.ts';
import type { AnswerProblem } from '@visawright/contract/form-state.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { answerProblems } from '@visawright/forms/validate.ts';
import type { Standing } from './form-case.ts';

export const sectionOf = (form: Pick<Form, 'sections'>, field: string): string | undefined =>
  form.sections.find(({ fields }) => fields.some(({ id }) => id === field))?.id;

// A returned review reopens just the sections it sent back. One where something is missing stays open too: an answer in a returned section
// may ask a new question in another, and nobody could answer it.
export function openSections(
  { review }: Pick<Application, 'review'>,
  form: Form,
  { values, context }: Standing,
): string[] | null {
  if (review.state !== 'returned') return null;
  const open = new Set(review.sections.filter(({ verdict }) => verdict === 'returned').map(({ section }) => section));
  const problems: readonly AnswerProblem[] = answerProblems(form, values, context);
  for (const { field } of problems) open.add(sectionOf(form, field) ?? '');
  return form.sections.map(({ id }) => id).filter((id) => open.has(id));
}
