import type { AnswerValue, Proposal } from '@visawright/contract/form-state.ts';
import { effective } from '@visawright/forms/effective.ts';
import type { Field, Form, ItemField } from '@visawright/forms/form-schema.ts';
import { visibleFields } from '@visawright/forms/visible-fields.ts';
import type { FieldFact } from './truth.ts';

export interface Situation {
  readonly form: Form;
  readonly context: Readonly<Record<string, string>>;
  readonly gates: Readonly<Record<string, AnswerValue>>;
  readonly proposals: Readonly<Record<string, Proposal>>;
}
export interface Asked extends FieldFact {
  readonly isShown: boolean;
  readonly given: readonly string[]; // one of a field, one an item of a repeat
  readonly proposal: Proposal | undefined;
}

function texts(value: AnswerValue | undefined): string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value.flatMap((each) => (typeof each === 'string' ? [each] : []));
}

const rowsOf = (value: AnswerValue | undefined) =>
  (Array.isArray(value) ? value.filter((each) => typeof each === 'object') : []) as Record<string, string>[];

// Every field with a reference, those of a repeat's items too, as they stand before anybody typed.
export function askedIn({ form, context, gates, proposals }: Situation): Asked[] {
  const values = effective(form, context, gates, proposals);
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
