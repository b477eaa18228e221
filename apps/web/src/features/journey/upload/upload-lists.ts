import type { Document } from '@visawright/contract/documents/document.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { checklistItems, type Checklist } from '@visawright/forms/checklist/checklist.ts';
import type { ChecklistItem } from '@visawright/forms/form/form-schema.ts';
import {
  matchDocuments,
  type MatchHints,
  type ChecklistEntry,
  type ChecklistEntryState,
} from '@visawright/forms/checklist/match-documents.ts';

type RequirementLevel = 'required' | 'conditional' | 'optional';
export interface ListedDocument extends ChecklistEntry {
  readonly need: RequirementLevel;
}

export interface UploadLists {
  readonly groups: readonly (readonly [DocumentCategory, readonly ListedDocument[]])[]; // visible items by category
  readonly ifApplies: readonly ListedDocument[]; // conditional and not started
  readonly sorting: readonly Document[];
  readonly others: readonly Document[];
  readonly counts: Readonly<Record<ChecklistEntryState, number>> & { readonly all: number };
  readonly missing: readonly ListedDocument[];
}

// Conditional unless the user selected the situation on Guidelines.
function needOf(item: ChecklistItem, { required }: Checklist, situations: readonly string[]): RequirementLevel {
  if (item.conditions && !situations.includes(item.conditions)) return 'conditional';
  return required.includes(item) ? 'required' : 'optional';
}

// Conditional documents count once a file was added.
export const isCounted = ({ need, state }: ListedDocument): boolean =>
  need === 'required' || (need === 'conditional' && state !== 'notStarted');

export function uploadLists(
  checklist: Checklist,
  documents: readonly Document[],
  hints: MatchHints,
  situations: readonly string[] = [],
): UploadLists {
  const { entries, sorting, others } = matchDocuments(checklistItems(checklist), documents, hints);
  const all = entries.map((entry): ListedDocument => ({ ...entry, need: needOf(entry.item, checklist, situations) }));
  const isShown = (entry: ListedDocument) => entry.need !== 'conditional' || entry.state !== 'notStarted';
  const shown = all.filter(isShown);
  const counted = all.filter(isCounted);
  const count = (state: ChecklistEntryState) => counted.filter((entry) => entry.state === state).length;
  return {
    groups: [...new Set(shown.map(({ item }) => item.category))].map(
      (category) => [category, shown.filter(({ item }) => item.category === category)] as const,
    ),
    ifApplies: all.filter((entry) => !isShown(entry)),
    sorting,
    others,
    counts: {
      all: counted.length,
      notStarted: count('notStarted'),
      uploading: count('uploading'),
      reading: count('reading'),
      attention: count('attention'),
      done: count('done'),
    },
    missing: all.filter(({ need, state }) => need === 'required' && state === 'notStarted'),
  };
}
