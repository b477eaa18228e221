import { Button } from '@mantine/core';
import { SignFrame } from '../../components/SignFrame.tsx';
import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/session.ts';

addWords('session', words);

export default function AddressUnknown() {
  const { t } = useTranslation('session');
  return (
    <SignFrame screen="addressUnknown">
      <h1>{t('unknownTitle')}</h1>
      <p className="sign-lead">{t('unknownLead', { address: location.host + location.pathname })}</p>
      <Button component="a" href="/" fullWidth h={48}>
        {t('unknownHome')}
      </Button>
    </SignFrame>
  );
}
