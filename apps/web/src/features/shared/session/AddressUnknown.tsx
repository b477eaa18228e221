import { Button } from '@mantine/core';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import { useSessionTexts } from '../../../translations/session/session-texts.ts';

export default function AddressUnknown() {
  const { t } = useSessionTexts();
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
