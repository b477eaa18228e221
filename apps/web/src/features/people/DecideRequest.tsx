import { useRef, useState } from 'react';
import { Button, Kbd, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Request } from '@visawright/contract/staff.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { invalidateList } from '../../components/list/list-cache.ts';
import { call, CallError } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { useLetters } from '../../lib/use-letters.ts';
import { usePeopleWords } from './people-words.ts';
import { useDecisionDraft, type Decision } from './use-decision-draft.ts';
import '../reviews/reviews.css';

// Approve, or reject with the reason the agency will read.
export function DecideRequest({ request, onDecided }: { request: Request; onDecided: () => void }) {
  const { t } = usePeopleWords();
  const client = useQueryClient();
  const reasonRef = useRef<HTMLTextAreaElement>(null);
  const { draft, change, clear } = useDecisionDraft(request.requestUid);
  const { status, reason } = draft;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const needsReason = status === 'REJECTED' && reason.trim() === '';
  const choose = (word: Decision) => {
    change({ status: word });
    if (word === 'REJECTED') reasonRef.current?.focus(); // at once: the next letter typed is the reason's
  };
  useLetters({ a: () => choose('APPROVED'), r: () => choose('REJECTED') });
  const settle = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: ['requests'] }), invalidateList(client, 'agencies')]);
    clear();
    onDecided();
  };
  const send = async () => {
    if (!status || needsReason || busy) return;
    setBusy(true);
    setError('');
    try {
      const body = { requestUid: request.requestUid, status, reason: reason.trim() };
      await call('decideRequest', { body, once: true });
      void toast(t(`requests.done.${status}`, { name: request.agencyName }), 'success');
      await settle();
    } catch (caught) {
      setError(errorWords(caught));
      if (caught instanceof CallError && [404, 409].includes(caught.status)) {
        void toast(errorWords(caught), 'error'); // somebody was quicker: it leaves this place
        await settle();
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="inbox-decide"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="pane-title">
        <h3>{t('requests.decision')}</h3>
        <small>
          <Kbd>A</Kbd> {t('requests.keyApprove')} <Kbd>R</Kbd> {t('requests.keyReject')}
        </small>
      </div>
      <div className="verdict-choice" role="group" aria-label={t('requests.decision')}>
        <button
          type="button"
          data-verdict="approved"
          aria-pressed={status === 'APPROVED'}
          onClick={() => choose('APPROVED')}
        >
          <IconCheck size={16} stroke={2.2} aria-hidden />
          {t('requests.approve')}
        </button>
        <button
          type="button"
          data-verdict="returned"
          aria-pressed={status === 'REJECTED'}
          onClick={() => choose('REJECTED')}
        >
          <IconX size={16} stroke={2.2} aria-hidden />
          {t('requests.reject')}
        </button>
      </div>
      <Textarea
        ref={reasonRef}
        label={t(status === 'REJECTED' ? 'requests.reasonNeeded' : 'requests.reason', {
          name: request.requestedByName,
        })}
        placeholder={t('requests.reasonPlaceholder')}
        value={reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
        error={needsReason ? t('requests.reasonMissing') : undefined}
        maxLength={500}
        autosize
        minRows={3}
      />
      <ErrorLine message={error} />
      <div className="dialog-foot">
        <Button type="submit" disabled={!status || needsReason} loading={busy}>
          {t(status === 'REJECTED' ? 'requests.submitReject' : 'requests.submitApprove')}
        </Button>
      </div>
    </form>
  );
}
