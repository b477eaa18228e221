import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/document.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { dismissToast, toast } from '../../lib/toast.ts';
import { documentsKey } from '../documents/documents.api.ts';
import { leave, stay } from './arrived.ts';
import { useUploadWords } from './upload-words.ts';

const undoMs = 10_000;

// Out of sight at once, deleted when nobody took it back.
export function useRemove(onGone: () => void) {
  const { t } = useUploadWords();
  const client = useQueryClient();
  return async ({ docId, applicantUid, fileName }: Document) => {
    leave(docId);
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
          stay(docId);
          void toast(t('notRemoved', { file: fileName, why: errorWords(error) }), 'error');
        });
    }, undoMs);
    const undo = () => {
      clearTimeout(timer);
      stay(docId);
      void dismissToast(shown);
    };
    shown = await toast(
      <span className="up-undo">
        {t('removed', { file: fileName })}
        <button type="button" onClick={undo}>
          {t('undo')}
        </button>
      </span>,
      'blank',
      { duration: undoMs },
    );
  };
}
