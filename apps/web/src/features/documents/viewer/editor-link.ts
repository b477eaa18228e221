import type { Document } from '@visawright/contract/documents/document.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { screenFor } from '@visawright/contract/platform/screens.ts';

const path = '/fileUpload/document-editor';

// The address of the document editor, for the roles that may open it.
export function editorLink(
  role: Role,
  { applicantUid, docId }: Pick<Document, 'applicantUid' | 'docId'>,
  applicationUid: string | undefined,
  pageIndex: number,
): string | null {
  const screen = screenFor(path, role);
  if (typeof screen !== 'object') return null;
  const query = new URLSearchParams({ applicantUid, docId, page: String(pageIndex + 1) });
  if (applicationUid !== undefined) query.set('applicationUid', applicationUid);
  return `${path}?${query}`;
}
