import { useEffect, useEffectEvent, useState } from 'react';
import { Loader } from '@mantine/core';
import { PhoneConnected } from './PhoneConnected.tsx';
import { HandoffEnded } from './HandoffEnded.tsx';
import { ScanCode } from './ScanCode.tsx';
import { useHandoff } from './use-handoff.ts';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  applicantUid: string;
  applicationUid: string | undefined;
}

// Leaving the screen before a phone connects cancels the code; after that documents still arrive.
export function HandoffCode({ applicantUid, applicationUid }: Props) {
  const { t } = useHandoffTexts();
  const { handoff, address, error, make, cancel } = useHandoff(applicantUid, applicationUid);
  const now = useNow();
  const state = error ? 'failed' : (handoff?.state ?? 'making');
  const leave = useEffectEvent(() => {
    if (state === 'waiting') void cancel().catch(() => null);
  });
  useEffect(() => () => leave(), []);
  return (
    <div className="handoff" data-handoff={state}>
      <p className="handoff-status" role="status">
        {state === 'connected' ? t('connected') : ''}
      </p>
      {state === 'waiting' && address && (
        <ScanCode address={address} until={Date.parse(handoff!.expiresAt)} now={now} />
      )}
      {state === 'connected' && (
        <PhoneConnected
          documents={handoff!.documents}
          until={Date.parse(handoff!.expiresAt)}
          now={now}
          onDisconnect={cancel}
        />
      )}
      {(state === 'over' || state === 'failed') && (
        <HandoffEnded documents={handoff?.documents ?? 0} error={error} onAgain={make} />
      )}
      {state === 'making' && (
        <div className="handoff-making">
          <Loader size="sm" aria-label={t('making')} />
        </div>
      )}
    </div>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
