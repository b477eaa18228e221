import type { Application } from '@visawright/contract/applications/application.ts';
import { isEditable, mayMove } from '@visawright/contract/applications/application-status.ts';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import { findDestination } from '../destinations/destinations.ts';

const nextSteps = [
  'addDocuments',
  'completeForm',
  'resolveFindings',
  'declare', // the form is complete: check the answers and accept the declaration
  'sendForReview',
  'correct', // a reviewer returned sections
  'awaitReview',
  'awaitPackage',
  'download',
  'markSubmitted',
  'recordOutcome',
  'review', // the reader is the reviewer whose turn it is
  'view', // nothing is left for the reader to do
] as const;
export type NextStep = (typeof nextSteps)[number];

type Row = Pick<
  Application,
  | 'status'
  | 'review'
  | 'docIds'
  | 'documentsNeeded'
  | 'summary'
  | 'isFormStarted'
  | 'visaAllocationStatus'
  | 'destinationId'
  | 'can'
>;

// The one primary action of an application for its reader, by status and by what the reader may do. Drawer, list, Home and
// My Applications all offer this step.
export function nextStepOf(row: Row): NextStep {
  const { status, review, can } = row;
  const isStaff = can.includes('application.transfer');
  const isTraveller = !isStaff && (can.includes('application.edit') || can.includes('package.build'));
  if (!isStaff && !isTraveller) return can.includes('application.review') ? 'review' : 'view';
  if (status === 'submitted') return isStaff && row.visaAllocationStatus === 'PENDING' ? 'recordOutcome' : 'view';
  if (review.state === 'returned' && row.docIds.length > 0) return 'correct';
  if (isEditable(status)) return stepWhileEditable(row, isStaff);
  if (status === 'package-ready') return 'download';
  return status === 'online-form-completed' ? 'markSubmitted' : 'awaitPackage';
}

function stepWhileEditable(row: Row, isStaff: boolean): NextStep {
  const { summary, docIds, review, can } = row;
  const { have, need } = documentCountOf(row);
  const maySend = isStaff && can.includes('application.sendForReview') && review.state === 'none';
  if (docIds.length === 0) return 'addDocuments';
  if (isStaff && review.state === 'requested') return 'awaitReview';
  if (review.state === 'approved') return 'declare';
  if (row.destinationId === null) return maySend ? 'sendForReview' : 'view'; // there is no form
  // A form that was started is continued, even if a document is still missing.
  if (have < need && !row.isFormStarted) return 'addDocuments';
  if (!summary || summary.answersMissing === null || summary.answersMissing > 0) return 'completeForm';
  if (have < need) return 'addDocuments';
  if (summary.blocking > 0) return 'resolveFindings';
  return maySend ? 'sendForReview' : 'declare';
}

// Steps that only a person can report: online form completed, application submitted.
export function reportableStatus({
  status,
  destinationId,
  can,
}: Pick<Row, 'status' | 'destinationId' | 'can'>): 'online-form-completed' | 'submitted' | null {
  if (!can.includes('application.transfer')) return null;
  const isInPersonOnly = findDestination(destinationId)?.submitsInPersonOnly ?? false;
  const next = isInPersonOnly || status === 'online-form-completed' ? 'submitted' : 'online-form-completed';
  return mayMove(status, next) ? next : null;
}
