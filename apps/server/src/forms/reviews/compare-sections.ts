import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { isSameValue } from '../answers/sent-answer.ts';
import type { FormValues } from '../prefilled-form/prefilled-form.ts';
import type { SectionAnswers } from './reviewed-answers.ts';

export interface AnswerChange {
  readonly field: string;
  readonly before: AnswerValue | null;
  readonly after: AnswerValue | null;
}

// The answers of each section that has visible questions, in the order of the form.
export function sectionAnswers(form: Form, { values, context }: FormValues): Map<string, SectionAnswers> {
  const visible = new Set(visibleFields(form, { ...values, ...context }).map(({ id }) => id));
  return new Map(
    form.sections
      .map(({ id, fields }) => [id, fields.map((field) => field.id).filter((field) => visible.has(field))] as const)
      .filter(([, fields]) => fields.length > 0)
      .map(([id, fields]) => [
        id,
        Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]]))),
      ]),
  );
}

export const compareAnswers = (before: SectionAnswers, after: SectionAnswers): AnswerChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isSameValue(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
