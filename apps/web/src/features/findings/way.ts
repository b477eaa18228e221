import type { Application } from '@visawright/contract/application.ts';
import type { DocumentCategory } from '@visawright/contract/document-facts.ts';
import type { Finding } from '@visawright/contract/finding.ts';
import { stepAddress } from '../flow/step-state.ts';

export interface Wanted {
  readonly paper?: string | undefined; // a title of the checklist
  readonly category?: DocumentCategory | null;
  readonly open?: string | null; // a paper that is there
}
type Subject = Pick<Application, 'applicationUid' | 'applicantUid'>;

// Where papers are added and looked into: the step Upload for a traveller, the documents of that person for staff.
export function papersAddress({ applicationUid, applicantUid }: Subject, isApplicant: boolean, wanted: Wanted): string {
  const query = new URLSearchParams();
  if (!isApplicant) query.set('applicantUid', applicantUid);
  query.set('applicationUid', applicationUid);
  if (wanted.open) query.set('open', wanted.open);
  else if (wanted.paper) query.set('paper', wanted.paper);
  else if (wanted.category) query.set('category', wanted.category);
  return `${isApplicant ? '/document-playground' : '/fileUpload'}?${query.toString()}`;
}

// Dates are chosen on Details, and by staff in the application's own window.
export const datesAddress = ({ applicationUid }: Subject, isApplicant: boolean): string =>
  isApplicant ? stepAddress('/get-visa', applicationUid) : `/applications?open=${encodeURIComponent(applicationUid)}`;

export type Way = { readonly to: string } | { readonly field: string } | null;

// What the remedy's button does; null where a person can only read what to do.
export function wayOut({ remedy, evidence, fields }: Finding, subject: Subject, isApplicant: boolean): Way {
  const missing = evidence.find((one) => one.from === 'missing');
  const read = evidence.find((one) => one.from === 'document');
  const field = remedy.field ?? fields[0];
  switch (remedy.kind) {
    case 'addPaper':
      return { to: papersAddress(subject, isApplicant, { paper: missing?.title, category: remedy.category }) };
    case 'replacePaper':
    case 'retake':
      return { to: papersAddress(subject, isApplicant, { open: remedy.docId, category: remedy.category }) };
    case 'confirmValue':
      if (field) return { field };
      return read ? { to: papersAddress(subject, isApplicant, { open: remedy.docId ?? read.docId }) } : null;
    case 'changeAnswer':
      return field ? { field } : null;
    case 'changeDates':
      return { to: datesAddress(subject, isApplicant) };
    default:
      return null;
  }
}
