import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import type { FactChangeEntry } from '@visawright/contract/forms/facts.ts';
import { DialogFrame } from '../../../../../../components/dialog/DialogFrame.tsx';
import { ErrorLine } from '../../../../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../../../../components/feedback/LoadFailure.tsx';
import { toast } from '../../../../../../lib/browser/toast.ts';
import { momentText } from '../../../../../../lib/dates/moments.ts';
import { errorText } from '../../../../../../translations/errors/error-text.ts';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { destinationName } from '../../entries/entry-text.ts';
import { useDecideChange, useFactChange } from '../facts.api.ts';
import { FactEffectView } from './FactEffectView.tsx';

// What a change means, for the second person who decides it.
export function ChangeDialog({ change, onClose }: { change: FactChangeEntry; onClose: () => void }) {
  const { t, language } = useFactsTexts();
  const { data, error, isFetching, refetch } = useFactChange(change.changeUid);
  const { note, byName, at, state, decision } = data?.change ?? change;
  return (
    <DialogFrame title={t('changes.dialog')} size={720} onClose={onClose}>
      <p className="dialog-text">
        {note}
        <br />
        {t('changes.by', { name: byName ?? t('events.somebody'), when: momentText(at, language) })} ·{' '}
        {t(`changes.state.${state}`)}
        {decision && (
          <>
            <br />
            {t('changes.decision', { reason: decision })}
          </>
        )}
      </p>
      {data?.effects.map((effect) => (
        <section key={effect.formId} className="cat-fact-effect" data-form={effect.formId}>
          <h3>{destinationName(effect.formId, language)}</h3>
          <FactEffectView effect={effect} />
        </section>
      ))}
      {!data && error && (
        <LoadFailure title={t('changes.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {state === 'proposed' && <Decide change={change} isLoaded={data !== undefined} onClose={onClose} />}
    </DialogFrame>
  );
}

interface DecideProps {
  change: FactChangeEntry;
  isLoaded: boolean;
  onClose: () => void;
}

function Decide({ change: { changeUid, isOwn }, isLoaded, onClose }: DecideProps) {
  const { t } = useFactsTexts();
  const decide = useDecideChange();
  const [reason, setReason] = useState('');
  const given = reason.trim();
  const settle = (state: 'approved' | 'declined' | 'withdrawn') =>
    decide.mutate(
      { changeUid, state, ...(given && { reason: given }) },
      {
        onSuccess: () => {
          onClose();
          void toast(t(`changes.${state}`), 'success');
        },
      },
    );
  const isSent = (state: string) => decide.isPending && decide.variables.state === state;
  return (
    <>
      {isOwn ? (
        <p className="cat-quiet">{t('changes.ownHint')}</p>
      ) : (
        <Textarea
          label={t('changes.reason')}
          description={t('changes.reasonHint')}
          value={reason}
          maxLength={1_000}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <ErrorLine message={errorText(decide.error)} />
      <div className="dialog-foot">
        {isOwn ? (
          <Button variant="default" loading={isSent('withdrawn')} onClick={() => settle('withdrawn')}>
            {t('changes.withdraw')}
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              disabled={given.length < 3}
              loading={isSent('declined')}
              onClick={() => settle('declined')}
            >
              {t('changes.decline')}
            </Button>
            <Button disabled={!isLoaded} loading={isSent('approved')} onClick={() => settle('approved')}>
              {t('changes.approve')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
