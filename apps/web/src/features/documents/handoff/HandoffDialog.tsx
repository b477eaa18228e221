import { useEffect, useState } from 'react';
import { Loader } from '@mantine/core';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { PhoneConnected } from './PhoneConnected.tsx';
import { HandoffEnded } from './HandoffEnded.tsx';
import { ScanCode } from './ScanCode.tsx';
import { useHandoff } from './use-handoff.ts';
import './handoff.css';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  applicantUid: string;
  applicationUid: string | undefined;
  onClose: () => void;
}

// Closing before a phone connects cancels the code; after that documents still arrive.
export function HandoffDialog({ applicantUid, applicationUid, onClose }: Props) {
  const { t } = useHandoffTexts();
  const { handoff, address, error, make, cancel } = useHandoff(applicantUid, applicationUid);
  const now = useNow();
  const state = error ? 'failed' : (handoff?.state ?? 'making');
  const leave = () => {
    if (state === 'waiting') void cancel().catch(() => null);
    onClose();
  };
  return (
    <DialogFrame title={t('title')} size={640} onClose={leave}>
      <div className="handoff" data-handoff={state}>
        <p className="handoff-status" role="status">
          {state === 'connected' ? t('connected') : state === 'over' ? t('over.title') : ''}
        </p>
        {state === 'waiting' && address && (
          <ScanCode address={address} until={Date.parse(handoff!.expiresAt)} now={now} onCancel={leave} />
        )}
        {state === 'connected' && (
          <PhoneConnected
            documents={handoff!.documents}
            until={Date.parse(handoff!.expiresAt)}
            now={now}
            onDone={onClose}
            onDisconnect={cancel}
          />
        )}
        {(state === 'over' || state === 'failed') && (
          <HandoffEnded documents={handoff?.documents ?? 0} error={error} onAgain={make} onClose={onClose} />
        )}
        {state === 'making' && (
          <div className="handoff-making">
            <Loader size="sm" aria-label={t('making')} />
          </div>
        )}
      </div>
    </DialogFrame>
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
