import type { Application } from '@visawright/contract/applications/application.ts';
import type { AnswerProblem } from '@visawright/contract/forms/form-state.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { answerProblems } from '@visawright/forms/answers/answer-problems.ts';
import type { FormValues } from '../prefilled-form/prefilled-form.ts';

export const sectionOf = (form: Pick<Form, 'sections'>, field: string): string | undefined =>
  form.sections.find(({ fields }) => fields.some(({ id }) => id === field))?.id;

// A returned review reopens only the returned sections. Sections with missing answers stay open too, because an answer in a returned
// section may make a new question visible in another one.
export function editableSections(
  { review }: Pick<Application, 'review'>,
  form: Form,
  { values, context }: FormValues,
): string[] | null {
  if (review.state !== 'returned') return null;
  const open = new Set(review.sections.filter(({ verdict }) => verdict === 'returned').map(({ section }) => section));
  const problems: readonly AnswerProblem[] = answerProblems(form, values, context);
  for (const { field } of problems) open.add(sectionOf(form, field) ?? '');
  return form.sections.map(({ id }) => id).filter((id) => open.has(id));
}
