import type { DocumentCategory } from '@visawright/contract/document-facts.ts';
import { visaGroups, type VisaGroup } from '@visawright/contract/visa-group.ts';
import type { ChecklistItem } from './form-schema.ts';

export interface PapersOfCategory {
  readonly category: DocumentCategory;
  readonly papers: readonly ChecklistItem[];
}

// In the order in which the destination's list first names a category.
export const byCategory = (items: readonly ChecklistItem[]): PapersOfCategory[] =>
  [...Map.groupBy(items, ({ category }) => category)].map(([category, papers]) => ({ category, papers }));

// Whom of a group a paper is asked of; null: everyone. A condition may speak of one group only ("Tourism: when …").
export function conditionOf({ conditions }: Pick<ChecklistItem, 'conditions'>, group: VisaGroup): string | null {
  if (!conditions) return null;
  const named = visaGroups.find((each) => conditions.startsWith(`${each}: `));
  if (!named) return conditions;
  return named === group ? conditions.slice(named.length + 2) : null;
}
