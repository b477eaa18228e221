import type { Application } from '@visawright/contract/applications/application.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { Checklist } from '@visawright/forms/checklist/checklist.ts';
import { conditionFor } from '@visawright/forms/checklist/checklist-groups.ts';
import {
  knownToApply,
  requiredDocuments,
  type ListedDocument as Listed,
  type RequiredDocuments,
} from '@visawright/forms/checklist/required-documents.ts';
import type { MatchHints, ChecklistEntryState } from '@visawright/forms/checklist/match-documents.ts';

export type ListedDocument = Listed<Document>;

export interface UploadLists extends Pick<RequiredDocuments<Document>, 'sorting' | 'others' | 'missing'> {
  readonly groups: readonly (readonly [DocumentCategory, readonly ListedDocument[]])[]; // visible items by category
  readonly ifApplies: readonly ListedDocument[]; // conditional and not started
  readonly counts: Readonly<Record<ChecklistEntryState, number>> & { readonly all: number; readonly have: number };
}

type Traveller = Pick<Application, 'summary' | 'situations'> & { readonly group: VisaGroup };

export function uploadLists(
  checklist: Checklist,
  documents: readonly Document[],
  hints: MatchHints,
  { group, ...traveller }: Traveller,
): UploadLists {
  const { entries, sorting, others, missing, have, need } = requiredDocuments(checklist, documents, {
    ...hints,
    group,
    applies: knownToApply(traveller),
  });
  // An optional item with a condition is offered only with the other conditional ones.
  const isOffered = ({ need: level, item, state }: ListedDocument) =>
    state === 'notStarted' && (level === 'conditional' || (level === 'optional' && conditionFor(item, group) !== null));
  const shown = entries.filter((entry) => !isOffered(entry));
  const count = (state: ChecklistEntryState) =>
    entries.filter((entry) => entry.isCounted && entry.state === state).length;
  return {
    groups: [...new Set(shown.map(({ item }) => item.category))].map(
      (category) => [category, shown.filter(({ item }) => item.category === category)] as const,
    ),
    ifApplies: entries.filter(isOffered),
    sorting,
    others,
    counts: {
      all: need,
      have,
      notStarted: count('notStarted'),
      uploading: count('uploading'),
      reading: count('reading'),
      attention: count('attention'),
      done: count('done'),
    },
    missing: missing.filter(({ state }) => state === 'notStarted'),
  };
}
