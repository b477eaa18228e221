import { useState, type ReactNode } from 'react';
import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { sendFiles } from './send-files.ts';
import type { UploadTarget, ChecklistSlot } from './transfer.ts';
import { useConsent } from './use-consent.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

export interface AddFiles {
  readonly take: (files: readonly File[], slot?: ChecklistSlot, replaces?: string) => Promise<void>;
  readonly error: string;
  readonly dialog: ReactNode;
}

// Entry point for all files: checks the limit and asks for consent before anything is sent.
export function useAddFiles({ applicantUid, applicationUid }: Omit<UploadTarget, 'slot'>, name: string): AddFiles {
  const { t } = useDocumentsTexts();
  const { ask, dialog } = useDialog();
  const agree = useConsent(applicantUid, name, ask);
  const isApplicant = useSession().user.role.includes('applicant');
  const [error, setError] = useState('');
  const most = uploadLimits[isApplicant ? 'applicant' : 'staff'].files;
  return {
    error,
    dialog,
    take: async (files, slot, replaces) => {
      setError('');
      if (files.length === 0) return;
      if (files.length > most) return setError(t('upload.tooMany', { count: most }));
      try {
        if (await agree()) sendFiles(files, { applicantUid, applicationUid, slot, replaces });
      } catch (caught) {
        setError(errorText(caught));
      }
    },
  };
}
