import { useState, type ReactNode } from 'react';
import { uploadLimits } from '@visawright/contract/document-facts.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { errorWords } from '../../../lib/error-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useDocumentWords } from '../document-words.ts';
import { sendFiles } from './send-files.ts';
import type { Destined, Place } from './transfer.ts';
import { useConsent } from './use-consent.tsx';

export interface TakeFiles {
  readonly take: (files: readonly File[], place?: Place, replaces?: string) => Promise<void>;
  readonly error: string;
  readonly dialog: ReactNode;
}

// From wherever files come: at most so many at once, and only once the person agreed to their reading.
export function useTakeFiles({ applicantUid, applicationUid }: Omit<Destined, 'place'>, name: string): TakeFiles {
  const { t } = useDocumentWords();
  const { ask, dialog } = useDialog();
  const agree = useConsent(applicantUid, name, ask);
  const isApplicant = useSession().user.role.includes('applicant');
  const [error, setError] = useState('');
  const most = uploadLimits[isApplicant ? 'applicant' : 'staff'].files;
  return {
    error,
    dialog,
    take: async (files, place, replaces) => {
      setError('');
      if (files.length === 0) return;
      if (files.length > most) return setError(t('upload.tooMany', { count: most }));
      try {
        if (await agree()) sendFiles(files, { applicantUid, applicationUid, place, replaces });
      } catch (caught) {
        setError(errorWords(caught));
      }
    },
  };
}
