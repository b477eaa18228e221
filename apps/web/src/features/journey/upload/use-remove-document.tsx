import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/documents/document.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { dismissToast, toast } from '../../../lib/browser/toast.ts';
import { documentsKey } from '../../documents/documents/documents.api.ts';
import { markRemoving, unmarkRemoving } from './pending-documents.ts';
import { useUploadTexts } from '../../../translations/upload/upload-texts.ts';

const undoMs = 10_000;
const toastId = 'removed-documents';

// Documents that were deleted a moment ago. One message counts them all, and its Undo brings them all back.
let due: readonly Document[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

// Hides the document at once and deletes it when the undo time is over.
export function useRemoveDocument(onGone: () => void) {
  const { t } = useUploadTexts();
  const client = useQueryClient();
  const removeNow = async ({ docId, applicantUid, fileName }: Document) => {
    try {
      await call('deleteDocument', { query: { docId }, once: true });
      client.setQueryData<Document[]>(documentsKey(applicantUid), (all) => all?.filter((one) => one.docId !== docId));
      onGone();
    } catch (error) {
      unmarkRemoving(docId);
      void toast(t('notRemoved', { file: fileName, why: errorText(error) }), 'error');
    }
  };
  const takeDue = () => {
    const taken = due;
    due = [];
    clearTimeout(timer);
    return taken;
  };
  const undo = () => {
    for (const { docId } of takeDue()) unmarkRemoving(docId);
    void dismissToast(toastId);
  };
  return async (document: Document) => {
    markRemoving(document.docId);
    due = [...takeDue(), document];
    timer = setTimeout(() => takeDue().forEach((one) => void removeNow(one)), undoMs);
    const count = due.length;
    await toast(
      <span className="up-undo">
        {count === 1 ? t('removed', { file: document.fileName }) : t('removedMany', { count })}
        <button type="button" className="plain-button" onClick={undo}>
          {t('undo')}
        </button>
      </span>,
      'blank',
      { id: toastId, duration: undoMs },
    );
  };
}
