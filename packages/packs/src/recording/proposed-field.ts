import type { PackField, ValueFormat } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { equivalentOption } from '@visawright/forms/answers/equivalent-option.ts';
import { findOption } from '../values/find-option.ts';
import type { FormQuestion } from './form-questions.ts';

// The field of a pack for a question: with the date format the page asks for, and a map of the options that the page words differently.
export function proposedField(control: PageControl, { field, repeat }: FormQuestion): PackField {
  const format = formatOf(control, field.type);
  const options = optionsOf(control, field.id, field.options ?? []);
  return {
    control: control.ref,
    from: repeat ? { question: repeat.id, item: 0, field: field.id } : { question: field.id },
    ...(format && { format }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

function formatOf(control: PageControl, type: FormQuestion['field']['type']): ValueFormat | undefined {
  if (type !== 'date' || control.kind === 'date') return undefined;
  const isShape = /^[DMY .,/-]{2,20}$/.test(control.pattern);
  return { date: isShape ? control.pattern : 'DD/MM/YYYY' };
}

function optionsOf(control: PageControl, question: string, ours: readonly string[]): Record<string, string> {
  if (control.options.length === 0) return {};
  return Object.fromEntries(
    ours
      .filter((option) => findOption(control.options, option) === undefined)
      .flatMap((option) => {
        const theirs = equivalentOption(question, control.options, option);
        return theirs === undefined ? [] : [[option, theirs]];
      }),
  );
}
