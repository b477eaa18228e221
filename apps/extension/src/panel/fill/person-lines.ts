import type { PackPage } from '@visawright/contract/extension/pack.ts';
import type { Texts } from '../../texts/texts.ts';
import { isOnPage, type FieldState } from '../../visit/field-state.ts';

export interface PersonLine {
  readonly control: string;
  readonly ref: string;
  readonly label: string;
  readonly text: string;
  readonly isYours: boolean; // the person has to do something
}

const itemless = (control: string) => control.replace(/-\d+$/, '');

export const reasonOf = (page: PackPage, control: string) =>
  page.personal.find((each) => each.control === itemless(control))?.reason ?? 'other';

// What we do not fill, with the reason, what the person has to do first. Questions that the page does not show are nobody's.
export function personLines(page: PackPage, fields: readonly FieldState[], t: Texts): PersonLine[] {
  const lines = fields.flatMap((field): PersonLine[] => {
    const { state, control, label, ref } = field.planned;
    if (state === 'write' || (!isOnPage(field) && state !== 'tooLong')) return [];
    const isRequired = page.controls.find((each) => each.ref === itemless(control))?.required ?? false;
    if (state === 'personal') return [{ control, ref, label, text: t.ready[reasonOf(page, control)], isYours: true }];
    if (state === 'missing')
      return [
        { control, ref, label, text: isRequired ? t.ready.missingRequired : t.ready.missing, isYours: isRequired },
      ];
    return [{ control, ref, label, text: t.ready[state], isYours: true }];
  });
  return lines.toSorted((a, b) => Number(b.isYours) - Number(a.isYours));
}
