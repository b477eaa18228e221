import { useState } from 'react';
import { Button } from '@mantine/core';
import { SignFrame } from '../../components/SignFrame.tsx';
import type { Flags } from '../../lib/flags.ts';
import { storedSession, type StoredSession } from '../../lib/stored-session.ts';
import { accountName } from '../../lib/token.ts';
import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/session.ts';
import { replaceSession } from './bearer.ts';

addWords('session', words);

const shortName = (account: string) => account.split(', ')[0];

// Somebody may have been lured here by a link into an account that is not theirs: both are named, staying comes first.
export default function ConfirmAccount({ incoming, flags }: { incoming: StoredSession; flags: Flags }) {
  const { t } = useTranslation('session');
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
