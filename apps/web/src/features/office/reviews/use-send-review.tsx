import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reviewUndoSeconds } from '@visawright/contract/applications/review-undo.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { invalidateList, putRow } from '../../../components/list/state/list-cache.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { dismissToast, toast } from '../../../lib/browser/toast.ts';
import { listName } from '../applications/list/application-list.ts';
import { UndoToast } from '../../shared/applications/UndoToast.tsx';
import { applicationList } from '../../shared/lists/application-list.ts';
import { refreshOutdatedRow } from '../applications/list/refresh-outdated-row.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { readQueuePosition } from './queue-position.ts';
import { reviewOf, type ReviewDraft } from './review-draft.ts';
import type { OpenReview } from './use-open-review.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

// Sends the review, stays on the application and offers undo for ten seconds. The next application opens only on request;
// `onNext(null)` if the queue is empty.
export function useSendReview(review: OpenReview, onNext: (next: Application | null) => void) {
  const { t } = useApplicationsTexts();
  const client = useQueryClient();
  const { ownIds } = useOwnIds();
  const { row, draft, ids, isApproval, change, clear, mayFinish } = review;
  const { applicationUid } = row;
  const [busy, setBusy] = useState<'send' | 'next' | null>(null);
  const [error, setError] = useState('');

  const store = async (changed: Application) => {
    putRow(client, applicationList, changed);
    await Promise.all([
      client.invalidateQueries({ queryKey: ['application', applicationUid] }),
      invalidateList(client, listName),
    ]);
  };
  // The toast stays until undo has succeeded, so that it can be retried.
  const undo = async (toastId: string, version: number, sent: ReviewDraft) => {
    try {
      const changed = await call('undoReview', { body: { applicationUid, version }, once: true });
      change(() => sent);
      void dismissToast(toastId);
      void toast(t('review.undone'), 'success');
      await store(changed);
    } catch (caught) {
      void toast(errorText(caught), 'error');
    }
  };
  const next = async () => {
    const { personUid } = await ownIds();
    const queue = await readQueuePosition(personUid, applicationUid);
    if (!queue.next) void toast(t('review.queueEmpty'));
    onNext(queue.next);
  };
  const send = async () => {
    if (!mayFinish) return;
    const changed = await call('addReview', { body: { applicationUid, review: reviewOf(draft, ids) }, once: true });
    clear();
    const text = t(isApproval ? 'review.approvedDone' : 'review.returnedDone', { subject: row.applicantName });
    void toast(
      ({ id }) => (
        <UndoToast text={text} undo={t('delete.undo')} onUndo={() => void undo(id, changed.version, draft)} />
      ),
      'blank',
      { duration: reviewUndoSeconds * 1_000 },
    );
    await store(changed);
  };
  const run = async (what: 'send' | 'next') => {
    if (busy) return;
    setBusy(what);
    setError('');
    try {
      await (what === 'send' ? send() : next());
    } catch (caught) {
      setError(errorText(caught));
      refreshOutdatedRow(caught, client, applicationUid);
    } finally {
      setBusy(null);
    }
  };
  return { busy, error, send: () => void run('send'), next: () => void run('next') };
}
export type SendReview = ReturnType<typeof useSendReview>;
