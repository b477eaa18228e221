import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { ChecklistItem, Form } from '../form/form-schema.ts';

export interface Checklist {
  required: ChecklistItem[]; // items with `conditions` are required only of those who meet them
  recommended: ChecklistItem[];
}

export function checklistFor(form: Pick<Form, 'checklist'>, group: VisaGroup): Checklist {
  return {
    required: form.checklist.filter((item) => item.requiredFor.includes(group)),
    recommended: form.checklist.filter((item) => item.recommendedFor?.includes(group)),
  };
}

// Each item once, required ones first: the order in which documents are matched.
export const checklistItems = ({ required, recommended }: Checklist): ChecklistItem[] => [
  ...required,
  ...recommended.filter((item) => !required.includes(item)),
];
