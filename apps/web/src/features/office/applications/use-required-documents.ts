import type { Application } from '@visawright/contract/applications/application.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import { checklistFor, type Checklist } from '@visawright/forms/checklist/checklist.ts';
import {
  knownToApply,
  requiredDocuments,
  type RequiredDocuments,
} from '@visawright/forms/checklist/required-documents.ts';
import { useDocuments } from '../../documents/documents/documents.api.ts';
import { useLiveDocuments } from '../../documents/documents/use-live-documents.ts';
import { destinationOf, useDestinationForm } from '../../journey/deadline/use-application.ts';

const nothing: Checklist = { required: [], recommended: [] };

export interface ApplicationDocuments extends RequiredDocuments<Document> {
  readonly isKnown: boolean; // false while the checklist is loaded, and where the destination has none
  readonly read: ReturnType<typeof useDocuments>;
}

// The application's checklist with its documents, for the drawer and the upload screen.
export function useRequiredDocuments(row: Application): ApplicationDocuments {
  const form = useDestinationForm(destinationOf(row));
  const read = useDocuments(row.applicantUid);
  useLiveDocuments(row.applicantUid);
  const own = read.data?.filter(({ docId }) => row.docIds.includes(docId)) ?? [];
  const group = row.visaDetails.visaCategory;
  const found = requiredDocuments(form ? checklistFor(form, group) : nothing, own, {
    group,
    applies: knownToApply(row),
  });
  return { ...found, isKnown: form !== undefined, read };
}
