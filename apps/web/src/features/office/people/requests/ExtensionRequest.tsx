import { useState } from 'react';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Request } from '@visawright/contract/identity/staff.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { useOnLive } from '../../../../lib/live/use-live.ts';
import { PaneState } from '../../../shared/lists/PaneState.tsx';
import { RequestBadge } from './RequestBadge.tsx';
import './requests.css';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

function Asked({ request }: { request: Request }) {
  const { t, language } = usePeopleTexts();
  return (
    <li className="asked">
      <div className="pane-title">
        <h3>{t('requests.for', { count: request.people })}</h3>
        <RequestBadge status={request.status} />
      </div>
      <p className="pane-text">{request.reason}</p>
      <p className="pane-dim">
        {t('requests.asked', { name: request.requestedByName, when: momentText(request.requestedAt, language) })}
      </p>
      {request.decidedAt && (
        <p className="asked-decision">
          {t('requests.decided', { name: request.decidedByName ?? '', when: momentText(request.decidedAt, language) })}
          {request.decisionReason && <> “{request.decisionReason}”</>}
        </p>
      )}
    </li>
  );
}

// An agency requests the extension and sees the decision.
export function ExtensionRequest() {
  const { t } = usePeopleTexts();
  const client = useQueryClient();
  const [people, setPeople] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const queryKey = ['requests', 'own'];
  const requests = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('listOwnRequests', { query: { limit: '20' }, signal })).items,
  });
  useOnLive('notification:new', () => void client.invalidateQueries({ queryKey })); // it may be the decision
  const ask = useMutation({
    mutationFn: () =>
      call('createRequest', { body: { type: 'EXTENSION', people: Number(people), reason: reason.trim() }, once: true }),
    onSuccess: async () => {
      setPeople('');
      setReason('');
      await client.invalidateQueries({ queryKey });
    },
  });
  const isWaiting = requests.data?.some(({ status }) => status === 'PENDING') ?? false;
  const isReady = Number(people) >= 1 && reason.trim() !== '';
  return (
    <div className="ask">
      <section aria-labelledby="ask-title">
        <h2 id="ask-title">{t('extension.title')}</h2>
        <p className="pane-text">{t(isWaiting ? 'extension.waiting' : 'extension.text')}</p>
        {!isWaiting && (
          <form
            className="dialog-fields"
            onSubmit={(event) => {
              event.preventDefault();
              if (isReady && !ask.isPending) ask.mutate();
            }}
          >
            <NumberInput
              label={t('extension.people')}
              value={people}
              onChange={setPeople}
              min={1}
              max={1_000}
              allowDecimal={false}
              allowNegative={false}
              size="sm"
              w={160}
            />
            <Textarea
              label={t('extension.reason')}
              placeholder={t('extension.reasonPlaceholder')}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              maxLength={500}
              autosize
              minRows={3}
            />
            <ErrorLine message={errorText(ask.error)} />
            <div>
              <Button type="submit" variant="default" disabled={!isReady} loading={ask.isPending}>
                {t('extension.submit')}
              </Button>
            </div>
          </form>
        )}
      </section>
      <section aria-labelledby="asked-title">
        <h2 id="asked-title">{t('extension.history')}</h2>
        <PaneState query={requests}>
          {(items) =>
            items.length === 0 ? (
              <p className="pane-text">{t('extension.none')}</p>
            ) : (
              <ul aria-live="polite">
                {items.map((request) => (
                  <Asked key={request.requestUid} request={request} />
                ))}
              </ul>
            )
          }
        </PaneState>
      </section>
    </div>
  );
}
