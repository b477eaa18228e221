import type { BlankField } from '@visawright/contract/delivery/blank.ts';
import { labelOfText, labelOfTick, type PrintedWord } from '@visawright/forms/blanks/nearby-text.ts';

type Unlabelled = Omit<BlankField, 'label' | 'heading'>;

// Fields with the text that is printed beside each of them.
export function labelFields(fields: readonly Unlabelled[], words: readonly PrintedWord[]): BlankField[] {
  const ticks = fields.filter(({ kind }) => kind === 'tick').map(({ area }) => area);
  return fields.map((field) =>
    field.kind === 'tick'
      ? { ...field, ...labelOfTick(field.area, words, ticks) }
      : { ...field, label: labelOfText(field.area, words), heading: '' },
  );
}
