import { Button } from '@mantine/core';
import { texts } from '@visawright/contract/platform/texts.ts';
import { InlineError } from '../../../components/feedback/InlineError.tsx';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import { useSessionTexts } from '../../../translations/session/session-texts.ts';
import { sharedText } from '../../../translations/shared/shared-texts.ts';

// Reloading always helps: the refused token is no longer in the address.
export default function SessionFailed({ message, requestId }: { message: string; requestId: string }) {
  const { t } = useSessionTexts();
  const byLink = message === texts.invalidBearerToken;
  return (
    <SignFrame screen="sessionFailed">
      <h1>{t('failedTitle')}</h1>
      <p className="sign-lead">{t('failedHelp')}</p>
      <div className="sign-fields">
        <InlineError message={message || texts.somethingWrong} />
        {requestId && <p className="request-id">{sharedText('requestId', { id: requestId })}</p>}
        <Button fullWidth h={48} onClick={() => location.reload()}>
          {byLink ? t('toSignIn') : t('again')}
        </Button>
      </div>
    </SignFrame>
  );
}
