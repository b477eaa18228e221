import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/documents/document.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { dismissToast, toast } from '../../../lib/browser/toast.ts';
import { documentsKey } from '../../documents/documents/documents.api.ts';
import { markRemoving, unmarkRemoving } from './pending-documents.ts';
import { useUploadTexts } from '../../../translations/upload/upload-texts.ts';

const undoMs = 10_000;

// Hides the document at once and deletes it when the undo time is over.
export function useRemoveDocument(onGone: () => void) {
  const { t } = useUploadTexts();
  const client = useQueryClient();
  return async ({ docId, applicantUid, fileName }: Document) => {
    markRemoving(docId);
    let shown = '';
    const timer = setTimeout(() => {
      call('deleteDocument', { query: { docId }, once: true })
        .then(() => {
          client.setQueryData<Document[]>(documentsKey(applicantUid), (all) =>
            all?.filter((one) => one.docId !== docId),
          );
          onGone();
        })
        .catch((error: unknown) => {
          unmarkRemoving(docId);
          void toast(t('notRemoved', { file: fileName, why: errorText(error) }), 'error');
        });
    }, undoMs);
    const undo = () => {
      clearTimeout(timer);
      unmarkRemoving(docId);
      void dismissToast(shown);
    };
    shown = await toast(
      <span className="up-undo">
        {t('removed', { file: fileName })}
        <button type="button" className="plain-button" onClick={undo}>
          {t('undo')}
        </button>
      </span>,
      'blank',
      { duration: undoMs },
    );
  };
}
