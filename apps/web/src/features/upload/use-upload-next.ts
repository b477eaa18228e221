import { useNavigate } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { useDevice } from '../../lib/device.ts';
import { isOnItsWay } from '../documents/upload/transfer.ts';
import { stepAddress } from '../flow/step-state.ts';
import type { StepNext } from '../flow/StepScreen.tsx';
import { useUploadWords } from './upload-words.ts';
import type { Papers } from './use-papers.ts';

// Open after the first document; what is missing is said beside it.
export function useUploadNext(
  { applicationUid, docIds }: Application,
  { counts, missing, documents, transfers }: Papers,
): StepNext {
  const { t } = useUploadWords();
  const navigate = useNavigate();
  const isDesktop = useDevice().type === 'Desktop';
  const { done, attention, all: count } = counts;
  const progress = t(attention > 0 ? 'next.noteAttention' : 'next.note', { done, count, attention });
  const note = isDesktop && missing.length > 0 ? t('next.noteMissing', { count: missing.length }) : progress;
  return {
    ...(isDesktop ? { label: t('next.long') } : {}),
    ...(count > 0 ? { note } : {}),
    disabled: docIds.length === 0,
    whyNot: t(documents.length > 0 || transfers.some(isOnItsWay) ? 'next.reading' : 'next.first'),
    run: () => navigate(stepAddress('/form', applicationUid)),
  };
}
