import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { ChecklistItem, Form } from './form-schema.ts';

export interface Checklist {
  required: ChecklistItem[]; // an item with `conditions` is required of those it names
  recommended: ChecklistItem[];
}

export function checklistFor(form: Pick<Form, 'checklist'>, group: VisaGroup): Checklist {
  return {
    required: form.checklist.filter((item) => item.requiredFor.includes(group)),
    recommended: form.checklist.filter((item) => item.recommendedFor?.includes(group)),
  };
}

// Each item once, those asked of everybody first: the order in which papers find their places.
export const askedItems = ({ required, recommended }: Checklist): ChecklistItem[] => [
  ...required,
  ...recommended.filter((item) => !required.includes(item)),
];
