import { useEffect, useState } from 'react';
import { Loader } from '@mantine/core';
import { DialogFrame } from '../../components/dialog/DialogFrame.tsx';
import { PhoneIsHere } from './PhoneIsHere.tsx';
import { HandoffOver } from './HandoffOver.tsx';
import { ScanCode } from './ScanCode.tsx';
import { useHandoff } from './use-handoff.ts';
import { useHandoffWords } from './handoff-words.ts';
import './handoff.css';

interface Props {
  applicantUid: string;
  applicationUid: string | undefined;
  onClose: () => void;
}

// From the code to the first paper. Closed before a phone came, the code is dead; closed afterwards, papers still arrive.
export function HandoffDialog({ applicantUid, applicationUid, onClose }: Props) {
  const t = useHandoffWords();
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
        <p className="handoff-said" role="status">
          {state === 'connected' ? t('connected') : state === 'over' ? t('over.title') : ''}
        </p>
        {state === 'waiting' && address && (
          <ScanCode address={address} until={Date.parse(handoff!.expiresAt)} now={now} onCancel={leave} />
        )}
        {state === 'connected' && (
          <PhoneIsHere
            papers={handoff!.papers}
            until={Date.parse(handoff!.expiresAt)}
            now={now}
            onDone={onClose}
            onDisconnect={cancel}
          />
        )}
        {(state === 'over' || state === 'failed') && (
          <HandoffOver papers={handoff?.papers ?? 0} error={error} onAgain={make} onClose={onClose} />
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
