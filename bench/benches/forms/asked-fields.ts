import type { AnswerValue, AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import type { Field, Form, ItemField } from '@visawright/forms/form/form-schema.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import type { FieldFact } from './field-truth.ts';

export interface Situation {
  readonly form: Form;
  readonly context: Readonly<Record<string, string>>;
  readonly gates: Readonly<Record<string, AnswerValue>>;
  readonly proposals: Readonly<Record<string, AnswerProposal>>;
}
export interface AskedField extends FieldFact {
  readonly isShown: boolean;
  readonly given: readonly string[]; // one value per field, or one per item of a repeated group
  readonly proposal: AnswerProposal | undefined;
}

function texts(value: AnswerValue | undefined): string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value.flatMap((each) => (typeof each === 'string' ? [each] : []));
}

const rowsOf = (value: AnswerValue | undefined) =>
  (Array.isArray(value) ? value.filter((each) => typeof each === 'object') : []) as Record<string, string>[];

// Every field with autofill, including those of repeated items, with the values present before anything is typed.
export function askedFields({ form, context, gates, proposals }: Situation): AskedField[] {
  const values = effectiveAnswers(form, context, gates, proposals);
  const shown = new Set(visibleFields(form, { ...values, ...context }).map(({ id }) => id));
  return form.sections.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const about = { isShown: shown.has(field.id), proposal: proposals[field.id] };
      const fact = ({ type, label, options, autofill = [] }: Field | ItemField) => ({ type, label, options, autofill });
      const rows = field.fields ? rowsOf(values[field.id]) : [];
      return [
        { id: field.id, ...fact(field), ...about, given: texts(values[field.id]) },
        ...(field.fields ?? []).map((item) => ({
          id: `${field.id}.${item.id}`,
          ...fact(item),
          ...about,
          given: rows.flatMap((row) => texts(row[item.id])),
        })),
      ].filter(({ autofill }) => autofill.length > 0);
    }),
  );
}
