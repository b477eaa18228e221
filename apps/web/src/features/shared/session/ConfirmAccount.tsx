import { useState } from 'react';
import { Button } from '@mantine/core';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import type { Flags } from '../../../lib/session/flags.ts';
import { storedSession, type StoredSession } from '../../../lib/tokens/stored-session.ts';
import { accountName } from '../../../lib/tokens/token.ts';
import { replaceSession } from './bearer.ts';
import { useSessionTexts } from '../../../translations/session/session-texts.ts';

const shortName = (account: string) => account.split(', ')[0];

// A link may try to switch the user to another account: name both accounts and offer to stay first.
export default function ConfirmAccount({ incoming, flags }: { incoming: StoredSession; flags: Flags }) {
  const { t } = useSessionTexts();
  const [busy, setBusy] = useState(false);
  const current = accountName(storedSession()?.access_token ?? '') || t('unnamed');
  const other = accountName(incoming.access_token) || t('unnamed');
  const change = () => {
    setBusy(true);
    void replaceSession(incoming, flags);
  };
  return (
    <SignFrame screen="confirmAccount">
      <h1>{t('confirmTitle')}</h1>
      <p className="sign-lead">{t('confirmLead', { current, incoming: other })}</p>
      <p className="sign-notice">{t('confirmWarning')}</p>
      <div className="sign-actions">
        <Button fullWidth mih={48} h="auto" py={10} onClick={() => location.reload()} data-answer="stay">
          {t('stay', { current: shortName(current) })}
        </Button>
        <Button
          variant="default"
          fullWidth
          mih={48}
          h="auto"
          py={10}
          loading={busy}
          onClick={change}
          data-answer="change"
        >
          {t('change', { incoming: shortName(other) })}
        </Button>
      </div>
    </SignFrame>
  );
}
