import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistFor } from '@visawright/forms/checklist/checklist.ts';
import type { ChecklistItem, Form } from '@visawright/forms/form/form-schema.ts';

export interface ItemToBring {
  readonly id: 'print' | 'passport' | 'photos' | 'fee' | 'upload' | 'online';
  readonly item?: ChecklistItem; // the destination's own text
  readonly count?: number | null; // null: not stated
  readonly usual?: number | null; // copies most centres ask for, where the number is not stated
}

const numbers = ['one', 'two', 'three', 'four'];

// 'One photo 35 x 45 mm' states a number, 'Photo 35 x 45 mm' does not.
export function photoCount({ title, hint }: Pick<ChecklistItem, 'title' | 'hint'>): number | null {
  const message = /\b(one|two|three|four|[1-4])\b(?= (?:\w+ )?photo)/i.exec(`${title} ${hint}`)?.[1]?.toLowerCase();
  if (!message) return null;
  return numbers.includes(message) ? numbers.indexOf(message) + 1 : Number(message);
}

// 'most centres require two copies', as the package's cover says it too.
function usualCopies({ note }: Form['photo']): number | null {
  const word = /\b(one|two|three|four) cop(?:y|ies)\b/i.exec(note ?? '')?.[1]?.toLowerCase();
  return word ? numbers.indexOf(word) + 1 : null;
}

// What to bring to the counter, or to have ready at the portal.
export function documentsToBring(form: Form, group: VisaGroup): ItemToBring[] {
  const { required, recommended } = checklistFor(form, group);
  const photo = [...required, ...recommended].find(({ category }) => category === 'Photo');
  if (form.channel === 'e-visa')
    return [{ id: 'upload' }, ...(photo ? [{ id: 'photos', item: photo } as const] : []), { id: 'fee' }];
  return [
    ...(form.channel === 'online+appointment' ? [{ id: 'online' } as const] : []),
    { id: 'print' },
    { id: 'passport' },
    ...(photo
      ? [{ id: 'photos', item: photo, count: photoCount(photo), usual: usualCopies(form.photo) } as const]
      : []),
    { id: 'fee' },
  ];
}
