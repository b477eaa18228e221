import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { ChecklistItem } from '../form/form-schema.ts';

export interface ChecklistGroup {
  readonly category: DocumentCategory;
  readonly items: readonly ChecklistItem[];
}

// Groups are ordered by the first appearance of their category in the list.
export const groupByCategory = (items: readonly ChecklistItem[]): ChecklistGroup[] =>
  [...Map.groupBy(items, ({ category }) => category)].map(([category, own]) => ({ category, items: own }));

// Who in a visa group needs the item; null means everyone. A condition may apply to one group only ("Tourism: when …").
export function conditionFor({ conditions }: Pick<ChecklistItem, 'conditions'>, group: VisaGroup): string | null {
  if (!conditions) return null;
  const named = visaGroups.find((each) => conditions.startsWith(`${each}: `));
  if (!named) return conditions;
  return named === group ? conditions.slice(named.length + 2) : null;
}
