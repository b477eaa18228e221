import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { invalidateList, putRow } from '../../components/list/list-cache.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { listName, place } from '../applications/application-list.ts';
import { useApplicationWords } from '../applications/application-words.ts';
import { readAgainAfter } from '../applications/read-again.ts';
import { useOwn } from '../lists/use-own.ts';
import { returnedIds, reviewOf, withoutReason } from './review-draft.ts';
import { useReviewDraft } from './use-review-draft.ts';

// Approve all, or return what was marked; then whoever waits longest comes next.
export function ReviewFoot({ row }: { row: Application }) {
  const { t } = useApplicationWords();
  const client = useQueryClient();
  const { ownIds } = useOwn();
  const [, setParams] = useSearchParams();
  const { draft, clear } = useReviewDraft(row.applicationUid);
  const [busy, setBusy] = useState<'send' | 'next' | null>(null);
  const [error, setError] = useState('');
  const { applicationUid } = row;
  const count = returnedIds(draft).length;
  const isOpen = row.can.includes('application.review');

  const next = async () => {
    const { personUid: reviewerUid } = await ownIds();
    const { items } = await call('applicationsOfReviewer', { query: { reviewerUid, queue: 'open', limit: '100' } });
    const at = items.findIndex((one) => one.applicationUid === applicationUid);
    const following = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))][0];
    if (!following) void toast(t('review.queueEmpty'));
    setParams((params) => {
      params.delete('tab');
      if (following) params.set('open', following.applicationUid);
      else params.delete('open');
      return params;
    });
  };
  const send = async () => {
    const changed = await call('addReview', { body: { applicationUid, review: reviewOf(draft) }, once: true });
    clear();
    void toast(t(count > 0 ? 'review.returnedDone' : 'review.approvedDone', { subject: row.applicantName }), 'success');
    putRow(client, place, changed);
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
  return (
    <div className="review-foot">
      <ErrorLine message={error} />
      <div className="pane-foot">
        {isOpen && (
          <Button loading={busy === 'send'} disabled={withoutReason(draft).length > 0} onClick={() => void run('send')}>
            {count > 0 ? t('review.returnSections', { count }) : t('review.approveAll')}
          </Button>
        )}
        <Button
          variant="default"
          loading={busy === 'next'}
          rightSection={<IconChevronRight size={15} aria-hidden />}
          onClick={() => void run('next')}
        >
          {t('review.next')}
        </Button>
      </div>
    </div>
  );
}
