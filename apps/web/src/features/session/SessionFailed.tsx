import { Button } from '@mantine/core';
import { texts } from '@visawright/contract/texts.ts';
import { InlineError } from '../../components/InlineError.tsx';
import { SignFrame } from '../../components/SignFrame.tsx';
import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/session.ts';

addWords('session', words);

// A reload is the way on in every case: the address no longer holds the refused token.
export default function SessionFailed({ message, requestId }: { message: string; requestId: string }) {
  const { t } = useTranslation(['session', 'shared']);
  const byLink = message === texts.invalidBearerToken;
  return (
    <SignFrame screen="sessionFailed">
      <h1>{t('failedTitle')}</h1>
      <p className="sign-lead">{t('failedHelp')}</p>
      <div className="sign-fields">
        <InlineError message={message || texts.somethingWrong} />
        {requestId && <p className="request-id">{t('shared:requestId', { id: requestId })}</p>}
        <Button fullWidth h={48} onClick={() => location.reload()}>
          {byLink ? t('toSignIn') : t('again')}
        </Button>
      </div>
    </SignFrame>
  );
}
