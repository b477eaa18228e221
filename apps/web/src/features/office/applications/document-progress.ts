import type { Application } from '@visawright/contract/applications/application.ts';

type Row = Pick<Application, 'docIds' | 'documentsNeeded' | 'summary' | 'status'>;

// Counts from the rules; before their first run, uploaded documents and the general checklist.
export const documentProgressOf = ({
  docIds,
  documentsNeeded,
  summary,
}: Row): { readonly have: number; readonly need: number } =>
  summary ? { have: summary.papersHave, need: summary.papersNeeded } : { have: docIds.length, need: documentsNeeded };

// Findings are hidden for drafts and for submitted applications, where nothing can be corrected.
export const showsFindings = ({ summary, status, docIds }: Row): boolean =>
  summary != null && status !== 'submitted' && docIds.length > 0;
