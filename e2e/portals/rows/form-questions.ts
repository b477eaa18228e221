import type { Field, Form, ItemField } from '@visawright/forms/form/form-schema.ts';

export type Question = Field | ItemField;

// Questions by id; the fields of a repeated question as "question.field".
export function questionsOf(form: Form): ReadonlyMap<string, Question> {
  const fields = form.sections.flatMap((section) => section.fields);
  return new Map<string, Question>(
    fields.flatMap((field) => [
      [field.id, field] as const,
      ...(field.fields ?? []).map((item) => [`${field.id}.${item.id}`, item] as const),
    ]),
  );
}

// The first question with that label. Portals whose rows are not matched yet were recorded in the words of our form.
export const questionLabelled = (questions: ReadonlyMap<string, Question>, label: string): string | undefined =>
  [...questions].find(([id, { label: own }]) => !id.includes('.') && own.toLowerCase() === label.toLowerCase())?.[0];
