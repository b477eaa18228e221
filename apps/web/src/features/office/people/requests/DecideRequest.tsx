import { useRef, useState } from 'react';
import { Button, Kbd, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Request } from '@visawright/contract/identity/staff.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { invalidateList } from '../../../../components/list/state/list-cache.ts';
import { call, CallError } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { useLetterKeys } from '../../../../lib/keyboard/use-letter-keys.ts';
import { useDecisionDraft, type Decision } from './use-decision-draft.ts';
import '../../reviews/reviews.css';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

// Approve, or reject with a reason shown to the agency.
export function DecideRequest({ request, onDecided }: { request: Request; onDecided: () => void }) {
  const { t } = usePeopleTexts();
  const client = useQueryClient();
  const reasonRef = useRef<HTMLTextAreaElement>(null);
  const { draft, change, clear } = useDecisionDraft(request.requestUid);
  const { status, reason } = draft;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const needsReason = status === 'REJECTED' && reason.trim() === '';
  const choose = (word: Decision) => {
    change({ status: word });
    if (word === 'REJECTED') reasonRef.current?.focus(); // synchronously, so that the next key press goes into the reason
  };
  useLetterKeys({ a: () => choose('APPROVED'), r: () => choose('REJECTED') });
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
      setError(errorText(caught));
      if (caught instanceof CallError && [404, 409].includes(caught.status)) {
        void toast(errorText(caught), 'error'); // another person decided first
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
