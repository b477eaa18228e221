import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { invalidateList, putRow } from '../../../components/list/state/list-cache.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { listName } from '../applications/list/application-list.ts';
import { applicationList } from '../../shared/lists/application-list.ts';
import { refreshOutdatedRow } from '../applications/list/refresh-outdated-row.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { readQueuePosition } from './queue-position.ts';
import { returnedIds, reviewOf } from './review-draft.ts';
import { useReviewDraft } from './use-review-draft.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

// Sends the review, then opens the next application in the queue; `onNext(null)` if it is empty.
export function useSendReview(row: Application, onNext: (next: Application | null) => void) {
  const { t } = useApplicationsTexts();
  const client = useQueryClient();
  const { ownIds } = useOwnIds();
  const { applicationUid } = row;
  const { draft, clear } = useReviewDraft(applicationUid);
  const [busy, setBusy] = useState<'send' | 'next' | null>(null);
  const [error, setError] = useState('');

  const next = async () => {
    const { personUid } = await ownIds();
    const queue = await readQueuePosition(personUid, applicationUid);
    if (!queue.next) void toast(t('review.queueEmpty'));
    onNext(queue.next);
  };
  const send = async () => {
    const isReturn = returnedIds(draft).length > 0;
    const changed = await call('addReview', { body: { applicationUid, review: reviewOf(draft) }, once: true });
    clear();
    void toast(t(isReturn ? 'review.returnedDone' : 'review.approvedDone', { subject: row.applicantName }), 'success');
    putRow(client, applicationList, changed);
    void client.invalidateQueries({ queryKey: ['application', applicationUid] });
    await next().catch(() => undefined); // the review was sent; failing to load the next one must not look like a failed review
    await invalidateList(client, listName);
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
  return { draft, busy, error, send: () => void run('send'), next: () => void run('next') };
}
