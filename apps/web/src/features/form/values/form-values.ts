import { createFormControl } from 'react-hook-form';
import type { AnswerValue, FormState } from '@visawright/contract/forms/form-state.ts';
import type { Field, Form } from '@visawright/forms/form/form-schema.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { answerOf, inputOf } from './answer-value.ts';

// Values live in the (uncontrolled) inputs, so that typing does not re-render.
export function formValues(form: Form, first: FormState) {
  const fields = new Map(form.sections.flatMap((section) => section.fields.map((field) => [field.id, field])));
  const sections = new Map(form.sections.flatMap(({ id, fields: all }) => all.map((field) => [field.id, id])));
  const shown = ({ answers, proposals }: FormState, field: Field): AnswerValue =>
    inputOf(field, answers[field.id]?.value ?? proposals[field.id]?.choices[0]?.value);
  const rhf = createFormControl<Record<string, AnswerValue>>({
    defaultValues: Object.fromEntries([...fields].map(([id, field]) => [id, shown(first, field)])),
  });
  const valueOf = (id: string): AnswerValue => answerOf(fields.get(id)!, rhf.getValues(id));
  const allValues = (): Record<string, AnswerValue> => {
    const inputs = rhf.getValues();
    return Object.fromEntries([...fields].map(([id, field]) => [id, answerOf(field, inputs[id])]));
  };
  return {
    rhf,
    fields,
    sectionOf: (id: string) => sections.get(id),
    shown,
    valueOf,
    allValues,
    put: (id: string, value: AnswerValue) => rhf.setValue(id, inputOf(fields.get(id)!, value)),
    visibleOf: ({ context }: FormState): ReadonlySet<string> =>
      new Set(visibleFields(form, { ...allValues(), ...context }).map(({ id }) => id)),
  };
}
