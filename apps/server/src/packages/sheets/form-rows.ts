import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { Field, Section } from '@visawright/forms/form-schema.ts';
import { visibleFields } from '@visawright/forms/visible-fields.ts';
import { contextOf } from '../../forms/context-of.ts';
import { placeOf, placesAre } from './form-places.ts';
import type { SheetInput } from './sheet-input.ts';

export interface FormRow {
  readonly field: Field;
  readonly value: AnswerValue | undefined;
  readonly place: string; // '' where the one above already says it
}
export interface FormPart {
  readonly title: string;
  readonly rows: readonly FormRow[]; // none: nothing of it is asked of this person
}

export const askedFields = ({ form, group, values, trip }: SheetInput): Field[] =>
  visibleFields(form, { ...values, ...contextOf(group, values.dateOfBirth, trip.from) });

// The form's sections in its own order, with what this person is asked and answered.
export function formParts(input: SheetInput): FormPart[] {
  const { form, values } = input;
  const asked = new Set(askedFields(input).map(({ id }) => id));
  const isNumbered = placesAre(form) === null;
  let [count, above] = [0, ''];
  const rowOf = (field: Field): FormRow => {
    const place = isNumbered ? String(++count) : (placeOf(field.ref) ?? '');
    const isSame = place === above;
    above = place;
    return { field, value: values[field.id], place: isSame ? '' : place };
  };
  const partOf = ({ title, fields }: Section): FormPart => {
    above = '';
    return { title, rows: fields.filter(({ id }) => asked.has(id)).map(rowOf) };
  };
  return form.sections.map(partOf);
}
