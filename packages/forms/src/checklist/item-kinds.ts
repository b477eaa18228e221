import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { documentKindPatterns } from '../documents/document-kind-patterns.ts';
import { kindsByCategory } from '../documents/kinds-by-category.ts';
import type { ChecklistItem } from '../form/form-schema.ts';

// An employer's letter may be filed under either category.
const near: Partial<Record<DocumentCategory, readonly DocumentCategory[]>> = {
  Letter: ['Letter', 'Proof of Employment'],
  'Proof of Employment': ['Proof of Employment', 'Letter'],
};

// The kinds of document that satisfy a checklist item; empty if no known kind fits its words.
export function itemKinds({ category, title, hint }: Pick<ChecklistItem, 'category' | 'title' | 'hint'>): string[] {
  const known = (near[category] ?? [category]).flatMap((each) => kindsByCategory[each]);
  const fitting = (text: string) => known.filter((name) => documentKindPatterns[name]?.test(text));
  const byTitle = fitting(title);
  if (byTitle.includes('Hotel booking')) return [...byTitle, 'Invitation letter', 'Host relationship evidence'];
  return byTitle.length > 0 ? byTitle : fitting(hint);
}
