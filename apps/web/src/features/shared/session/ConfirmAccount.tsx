import { useState } from 'react';
import { Button } from '@mantine/core';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import type { Flags } from '../../../lib/session/flags.ts';
import { isLive, storedSession, type StoredSession } from '../../../lib/tokens/stored-session.ts';
import { accountName } from '../../../lib/tokens/token.ts';
import { refuseSession, replaceSession } from './bearer.ts';
import { useSessionTexts } from '../../../translations/session/session-texts.ts';

const shortName = (account: string) => account.split(', ')[0];

// A link signs nobody in by itself: the visitor sees whose account it is. With another account open, staying is offered first.
export default function ConfirmAccount({ incoming, flags }: { incoming: StoredSession; flags: Flags }) {
  const { t } = useSessionTexts();
  const [chosen, setChosen] = useState<'stay' | 'change'>();
  const [stored] = useState(storedSession);
  const current = isLive(stored) ? accountName(stored.access_token) || t('unnamed') : undefined;
  const other = accountName(incoming.access_token) || t('unnamed');
  const choose = (answer: 'stay' | 'change') => {
    setChosen(answer);
    void (answer === 'stay' ? refuseSession(incoming) : replaceSession(incoming, flags));
  };
  const answers = {
    stay: current === undefined ? t('refuse') : t('stay', { current: shortName(current) }),
    change: t(current === undefined ? 'continue' : 'change', { incoming: shortName(other) }),
  };
  const order = current === undefined ? (['change', 'stay'] as const) : (['stay', 'change'] as const);
  return (
    <SignFrame screen="confirmAccount">
      <h1>{current === undefined ? t('continueTitle', { incoming: shortName(other) }) : t('confirmTitle')}</h1>
      <p className="sign-lead">
        {current === undefined
          ? t('continueLead', { incoming: other })
          : t('confirmLead', { current, incoming: other })}
      </p>
      <p className="sign-notice">{current === undefined ? t('continueWarning') : t('confirmWarning')}</p>
      <div className="sign-actions">
        {order.map((answer, at) => (
          <Button
            key={answer}
            variant={at === 0 ? 'filled' : 'default'}
            fullWidth
            mih={48}
            h="auto"
            py={10}
            loading={chosen === answer}
            disabled={chosen !== undefined && chosen !== answer}
            onClick={() => choose(answer)}
            data-answer={answer}
          >
            {answers[answer]}
          </Button>
        ))}
      </div>
    </SignFrame>
  );
}
