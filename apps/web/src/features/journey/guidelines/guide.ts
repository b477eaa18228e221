import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Checklist } from '@visawright/forms/checklist/checklist.ts';
import { groupByCategory, conditionFor, type ChecklistGroup } from '@visawright/forms/checklist/checklist-groups.ts';
import type { ChecklistItem } from '@visawright/forms/form/form-schema.ts';

interface ConditionalDocument {
  readonly item: ChecklistItem;
  readonly condition: string;
}
export interface Guide {
  readonly required: readonly ChecklistGroup[]; // for this traveller
  readonly recommended: readonly ChecklistGroup[];
  readonly situations: readonly string[]; // who needs a document, as worded in the data
  readonly conditional: readonly ConditionalDocument[]; // required only in situations that were not selected
}

// The checklist for one traveller; conditional documents join it when their situation is selected.
export function guideOf({ required, recommended }: Checklist, group: VisaGroup, chosen: readonly string[]): Guide {
  const condition = (item: ChecklistItem) => conditionFor(item, group);
  const isYours = (item: ChecklistItem) => {
    const asked = condition(item);
    return asked === null || chosen.includes(asked);
  };
  const all = [...required, ...recommended];
  return {
    required: groupByCategory(required.filter(isYours)),
    recommended: groupByCategory(recommended.filter(isYours)),
    situations: [...new Set(all.map(condition).filter((name) => name !== null))],
    conditional: all.filter((item) => !isYours(item)).map((item) => ({ item, condition: condition(item) ?? '' })),
  };
}

export const checklistItemsOf = (groups: readonly ChecklistGroup[]) => groups.flatMap(({ items }) => items);

export interface Readiness {
  readonly ready: number;
  readonly total: number;
}

// Marks of documents that are no longer on the list are ignored.
export const readinessOf = (items: readonly ChecklistItem[], have: readonly string[]): Readiness => ({
  ready: items.filter(({ title }) => have.includes(title)).length,
  total: items.length,
});
