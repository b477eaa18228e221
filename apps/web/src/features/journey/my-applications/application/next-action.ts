import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import { nextStepOf } from '@visawright/forms/progress/next-step.ts';
import { stepAddress } from '../../flow/steps/step-state.ts';
import type { TextIn } from '../../../../lib/translation/define-texts.ts';
import type { MyApplicationsTranslate } from '../../../../translations/my-applications/my-applications-texts.ts';

type Row = Pick<
  Application,
  | 'applicationUid'
  | 'status'
  | 'docIds'
  | 'documentsNeeded'
  | 'summary'
  | 'isFormStarted'
  | 'destinationId'
  | 'review'
  | 'visaAllocationStatus'
  | 'lodgedReference'
  | 'can'
>;

export interface NextAction {
  readonly word: 'continue' | 'review' | 'download' | 'view';
  readonly to: string;
  readonly tour: 'finish' | 'download' | 'view-summary';
}

// The application's next step, at the screen of the flow where it is done.
export function nextAction(row: Row): NextAction {
  const at = (path: string) => stepAddress(path, row.applicationUid);
  const upload = { word: 'continue', to: at('/document-playground'), tour: 'finish' } as const;
  const review = { word: 'review', to: at('/form'), tour: 'finish' } as const;
  switch (nextStepOf(row)) {
    case 'addDocuments':
      // The furthest step that was reached; Review lists the missing documents too.
      return row.isFormStarted && row.docIds.length > 0 ? review : upload;
    case 'completeForm':
    case 'resolveFindings':
    case 'declare':
    case 'correct':
      return review;
    case 'download':
      return { word: 'download', to: at('/summary'), tour: 'download' };
    case 'awaitPackage':
    case 'markSubmitted':
      return { word: 'continue', to: at('/summary'), tour: 'finish' };
    default:
      return {
        word: 'view',
        to: at(isEditable(row.status) ? '/document-playground' : '/summary'),
        tour: 'view-summary',
      };
  }
}

export interface NextNote {
  readonly key: TextIn<MyApplicationsTranslate, 'note'>;
  readonly values?: Record<string, unknown>;
}

export function nextNote(row: Row): NextNote {
  const { have, need } = documentCountOf(row);
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
      return have < need ? { key: 'documents', values: { have, need } } : { key: 'answers' };
  }
}

function outcomeNote({ visaAllocationStatus, lodgedReference }: Row): NextNote {
  if (visaAllocationStatus === 'APPROVED') return { key: 'granted' };
  if (visaAllocationStatus === 'REJECTED') return { key: 'refused' };
  if (visaAllocationStatus === 'WITHDRAWN') return { key: 'withdrawn' };
  return lodgedReference ? { key: 'reference', values: { reference: lodgedReference } } : { key: 'waiting' };
}
