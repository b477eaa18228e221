import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field, Section } from '@visawright/forms/form/form-schema.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { conditionContext } from '../../../../forms/prefilled-form/condition-context.ts';
import { boxLabel, boxColumnTitle } from './box-label.ts';
import type { SheetInput } from '../sheet-input.ts';

export interface SheetRow {
  readonly field: Field;
  readonly value: AnswerValue | undefined;
  readonly place: string; // '' if it is the same as in the row above
}
export interface SheetSection {
  readonly title: string;
  readonly rows: readonly SheetRow[]; // empty if nothing in the section applies to this traveller
}

export const askedFields = ({ form, group, values, trip }: SheetInput): Field[] =>
  visibleFields(form, { ...values, ...conditionContext(group, values.dateOfBirth, trip.from) });

export function sheetSections(input: SheetInput): SheetSection[] {
  const { form, values } = input;
  const asked = new Set(askedFields(input).map(({ id }) => id));
  const isNumbered = boxColumnTitle(form) === null;
  let [count, above] = [0, ''];
  const rowOf = (field: Field): SheetRow => {
    const place = isNumbered ? String(++count) : (boxLabel(field.ref) ?? '');
    const isSame = place === above;
    above = place;
    return { field, value: values[field.id], place: isSame ? '' : place };
  };
  const partOf = ({ title, fields }: Section): SheetSection => {
    above = '';
    return { title, rows: fields.filter(({ id }) => asked.has(id)).map(rowOf) };
  };
  return form.sections.map(partOf);
}
