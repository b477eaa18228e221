import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { stepAddress } from '../../flow/steps/step-state.ts';
import type { TextIn } from '../../../../lib/translation/define-texts.ts';
import type { MyApplicationsTranslate } from '../../../../translations/my-applications/my-applications-texts.ts';

type Row = Pick<
  Application,
  'applicationUid' | 'status' | 'docIds' | 'documentsNeeded' | 'review' | 'visaAllocationStatus' | 'lodgedReference'
>;

export interface NextAction {
  readonly word: 'continue' | 'review' | 'download' | 'view';
  readonly to: string;
  readonly tour: 'finish' | 'download' | 'view-summary';
}

const missesDocuments = ({ docIds, documentsNeeded }: Row) => docIds.length === 0 || docIds.length < documentsNeeded;

// Next action: missing documents, then answers, then the package (or its page if it cannot be downloaded).
export function nextAction(row: Row): NextAction {
  const at = (path: string) => stepAddress(path, row.applicationUid);
  const isReturned = row.review.state === 'returned' && row.docIds.length > 0;
  if (isReturned && row.status !== 'submitted') return { word: 'review', to: at('/form'), tour: 'finish' };
  if (isEditable(row.status))
    return missesDocuments(row)
      ? { word: 'continue', to: at('/document-playground'), tour: 'finish' }
      : { word: 'review', to: at('/form'), tour: 'finish' };
  if (row.status === 'submitted') return { word: 'view', to: at('/summary'), tour: 'view-summary' };
  if (row.status === 'package-ready') return { word: 'download', to: at('/summary'), tour: 'download' };
  return { word: 'continue', to: at('/summary'), tour: 'finish' };
}

export interface NextNote {
  readonly key: TextIn<MyApplicationsTranslate, 'note'>;
  readonly values?: Record<string, unknown>;
}

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
      return { key: 'report' };
    default:
      if (row.docIds.length === 0) return { key: 'first' };
      return missesDocuments(row)
        ? { key: 'documents', values: { have: row.docIds.length, need: row.documentsNeeded } }
        : { key: 'answers' };
  }
}

function outcomeNote({ visaAllocationStatus, lodgedReference }: Row): NextNote {
  if (visaAllocationStatus === 'APPROVED') return { key: 'granted' };
  if (visaAllocationStatus === 'REJECTED') return { key: 'refused' };
  return lodgedReference ? { key: 'reference', values: { reference: lodgedReference } } : { key: 'waiting' };
}
