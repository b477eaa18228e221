import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { checklistFor } from '@visawright/forms/checklist.ts';
import type { ChecklistItem, Form } from '@visawright/forms/form-schema.ts';

export interface ToBring {
  readonly id: 'print' | 'passport' | 'photos' | 'fee' | 'upload' | 'online';
  readonly item?: ChecklistItem; // the destination's own words
  readonly count?: number | null; // null: the data does not say how many
}

const numbers = ['one', 'two', 'three', 'four'];

// 'One photo 35 x 45 mm' says how many; 'Photo 35 x 45 mm' does not, and nothing is made up.
export function countIn({ title, hint }: Pick<ChecklistItem, 'title' | 'hint'>): number | null {
  const said = /\b(one|two|three|four|[1-4])\b(?= (?:\w+ )?photo)/i.exec(`${title} ${hint}`)?.[1]?.toLowerCase();
  if (!said) return null;
  return numbers.includes(said) ? numbers.indexOf(said) + 1 : Number(said);
}

// What one has in the hand at the counter, or before oneself at the portal.
export function whatToBring(form: Form, group: VisaGroup): ToBring[] {
  const { required, recommended } = checklistFor(form, group);
  const photo = [...required, ...recommended].find(({ category }) => category === 'Photo');
  if (form.channel === 'e-visa')
    return [{ id: 'upload' }, ...(photo ? [{ id: 'photos', item: photo } as const] : []), { id: 'fee' }];
  return [
    ...(form.channel === 'online+appointment' ? [{ id: 'online' } as const] : []),
    { id: 'print' },
    { id: 'passport' },
    ...(photo ? [{ id: 'photos', item: photo, count: countIn(photo) } as const] : []),
    { id: 'fee' },
  ];
}
