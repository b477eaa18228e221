import { isEditable } from '@visawright/contract/application-status.ts';
import type { Application } from '@visawright/contract/application.ts';
import { stepAddress } from '../flow/step-state.ts';

type Row = Pick<
  Application,
  'applicationUid' | 'status' | 'docIds' | 'documentsNeeded' | 'review' | 'visaAllocationStatus' | 'lodgedReference'
>;

export interface NextAction {
  readonly word: 'continue' | 'review' | 'download' | 'view';
  readonly to: string;
  readonly tour: 'finish' | 'download' | 'view-summary';
}

const missesPapers = ({ docIds, documentsNeeded }: Row) => docIds.length === 0 || docIds.length < documentsNeeded;

// The one thing to do next: papers while some are missing, then the answers, then the package; its page is where it cannot be taken.
export function nextAction(row: Row): NextAction {
  const at = (path: string) => stepAddress(path, row.applicationUid);
  const isReturned = row.review.state === 'returned' && row.docIds.length > 0;
  if (isReturned && row.status !== 'submitted') return { word: 'review', to: at('/form'), tour: 'finish' };
  if (isEditable(row.status))
    return missesPapers(row)
      ? { word: 'continue', to: at('/document-playground'), tour: 'finish' }
      : { word: 'review', to: at('/form'), tour: 'finish' };
  if (row.status === 'submitted') return { word: 'view', to: at('/summary'), tour: 'view-summary' };
  if (row.status === 'package-ready') return { word: 'download', to: at('/summary'), tour: 'download' };
  return { word: 'continue', to: at('/summary'), tour: 'finish' };
}

export interface NextNote {
  readonly key: string;
  readonly values?: Record<string, unknown>;
}

// What that is about, in a few words.
export function nextNote(row: Row): NextNote {
  if (row.status === 'submitted') return outcomeNote(row);
  if (row.review.state === 'returned') return { key: 'returned' };
  if (row.review.state === 'requested') return { key: 'review' };
  switch (row.status) {
    case 'form-data-collected':
      return { key: 'package' };
    case 'package-ready':
      return { key: 'apply' };
    case 'online-form-completed':
      return { key: 'tell' };
    default:
      if (row.docIds.length === 0) return { key: 'first' };
      return missesPapers(row)
        ? { key: 'papers', values: { have: row.docIds.length, need: row.documentsNeeded } }
        : { key: 'answers' };
  }
}

function outcomeNote({ visaAllocationStatus, lodgedReference }: Row): NextNote {
  if (visaAllocationStatus === 'APPROVED') return { key: 'granted' };
  if (visaAllocationStatus === 'REJECTED') return { key: 'refused' };
  return lodgedReference ? { key: 'reference', values: { reference: lodgedReference } } : { key: 'waiting' };
}
