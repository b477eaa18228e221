import type { Application } from '@visawright/contract/applications/application.ts';

// Findings are hidden for drafts and for submitted applications, where nothing can be corrected.
export const showsFindings = ({
  summary,
  status,
  docIds,
}: Pick<Application, 'docIds' | 'status'> & { readonly summary?: object | null | undefined }): boolean =>
  summary != null && status !== 'submitted' && docIds.length > 0;
