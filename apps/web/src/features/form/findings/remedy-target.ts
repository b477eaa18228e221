import type { Application } from '@visawright/contract/applications/application.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { datesAddress } from '../../journey/deadline/dates-address.ts';

export interface DocumentLink {
  readonly document?: string | undefined; // title of a checklist item
  readonly category?: DocumentCategory | null;
  readonly open?: string | null; // id of an existing document
}
type Subject = Pick<Application, 'applicationUid' | 'applicantUid'>;

// The Upload step for travellers, the traveller's documents for staff.
export function documentsAddress(
  { applicationUid, applicantUid }: Subject,
  isApplicant: boolean,
  wanted: DocumentLink,
): string {
  const query = new URLSearchParams();
  if (!isApplicant) query.set('applicantUid', applicantUid);
  query.set('applicationUid', applicationUid);
  if (wanted.open) query.set('open', wanted.open);
  else if (wanted.document) query.set('document', wanted.document);
  else if (wanted.category) query.set('category', wanted.category);
  return `${isApplicant ? '/document-playground' : '/fileUpload'}?${query.toString()}`;
}

export type RemedyTarget = { readonly to: string } | { readonly field: string } | null;

// null: there is nothing to press, only advice to read.
export function remedyTarget(
  { remedy, evidence, fields }: Finding,
  subject: Subject,
  isApplicant: boolean,
): RemedyTarget {
  const missing = evidence.find((one) => one.from === 'missing');
  const read = evidence.find((one) => one.from === 'document');
  const field = remedy.field ?? fields[0];
  switch (remedy.kind) {
    case 'addDocument':
      return { to: documentsAddress(subject, isApplicant, { document: missing?.title, category: remedy.category }) };
    case 'replaceDocument':
    case 'retake':
      return { to: documentsAddress(subject, isApplicant, { open: remedy.docId, category: remedy.category }) };
    case 'confirmValue':
      if (field) return { field };
      return read ? { to: documentsAddress(subject, isApplicant, { open: remedy.docId ?? read.docId }) } : null;
    case 'changeAnswer':
      return field ? { field } : null;
    case 'changeDates':
      return { to: datesAddress(subject, isApplicant) };
    default:
      return null;
  }
}
