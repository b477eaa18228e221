import { useNavigate } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDevice } from '../../../lib/browser/device.ts';
import { isInProgress } from '../../documents/upload/transfer.ts';
import { stepAddress } from '../flow/steps/step-state.ts';
import type { StepNext } from '../flow/steps/StepScreen.tsx';
import type { UploadDocuments } from './use-upload-documents.ts';
import { useUploadTexts } from '../../../translations/upload/upload-texts.ts';

// Enabled after the first document; what is missing is shown next to it.
export function useUploadNext(
  { applicationUid, docIds }: Application,
  { counts, missing, documents, transfers }: UploadDocuments,
): StepNext {
  const { t } = useUploadTexts();
  const navigate = useNavigate();
  const isDesktop = useDevice().type === 'Desktop';
  const { have: done, attention, all: count } = counts;
  const progress = t(attention > 0 ? 'next.noteAttention' : 'next.note', { done, count, attention });
  const note = isDesktop && missing.length > 0 ? t('next.noteMissing', { count: missing.length }) : progress;
  return {
    ...(isDesktop ? { label: t('next.long') } : {}),
    ...(count > 0 ? { note } : {}),
    disabled: docIds.length === 0,
    whyNot: t(documents.length > 0 || transfers.some(isInProgress) ? 'next.reading' : 'next.first'),
    run: () => navigate(stepAddress('/form', applicationUid)),
  };
}
