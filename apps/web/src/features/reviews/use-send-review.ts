import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { invalidateList, putRow } from '../../components/list/list-cache.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { listName, place } from '../applications/application-list.ts';
import { useApplicationWords } from '../applications/application-words.ts';
import { readAgainAfter } from '../applications/read-again.ts';
import { useOwn } from '../lists/use-own.ts';
import { readQueue } from './next-in-queue.ts';
import { returnedIds, reviewOf } from './review-draft.ts';
import { useReviewDraft } from './use-review-draft.ts';

// Approve all, or return what was marked; then whoever waits longest comes next. `onNext` shows them: null, nobody waits.
export function useSendReview(row: Application, onNext: (next: Application | null) => void) {
  const { t } = useApplicationWords();
  const client = useQueryClient();
  const { ownIds } = useOwn();
  const { applicationUid } = row;
  const { draft, clear } = useReviewDraft(applicationUid);
  const [busy, setBusy] = useState<'send' | 'next' | null>(null);
  const [error, setError] = useState('');

  const next = async () => {
    const { personUid } = await ownIds();
    const queue = await readQueue(personUid, applicationUid);
    if (!queue.next) void toast(t('review.queueEmpty'));
    onNext(queue.next);
  };
  const send = async () => {
    const isReturn = returnedIds(draft).length > 0;
    const changed = await call('addReview', { body: { applicationUid, review: reviewOf(draft) }, once: true });
    clear();
    void toast(t(isReturn ? 'review.returnedDone' : 'review.approvedDone', { subject: row.applicantName }), 'success');
    putRow(client, place, changed);
    void client.invalidateQueries({ queryKey: ['application', applicationUid] });
    await next().catch(() => undefined); // it is sent: that the next one could not be read is no fault of it
    await invalidateList(client, listName);
  };
  const run = async (what: 'send' | 'next') => {
    if (busy) return;
    setBusy(what);
    setError('');
    try {
      await (what === 'send' ? send() : next());
    } catch (caught) {
      setError(errorWords(caught));
      readAgainAfter(caught, client, applicationUid);
    } finally {
      setBusy(null);
    }
  };
  return { draft, busy, error, send: () => void run('send'), next: () => void run('next') };
}
