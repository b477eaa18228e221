import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { openPasskeySignIn } from '../../shared/session/passkey-pages.ts';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';

// Leads to a page of the identity provider, which asks the device.
export function PasskeyButton({ realm }: { realm: RealmConfiguration }) {
  const { t } = useSignInTexts();
  const [isLeaving, setLeaving] = useState(false);
  // The Back button may show this page again as it was.
  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  const open = () => {
    setLeaving(true);
    openPasskeySignIn(realm).catch(() => setLeaving(false));
  };
  return (
    <>
      <Button
        variant="default"
        fullWidth
        className="sign-passkey"
        leftSection={<IconFingerprint size={20} stroke={1.7} aria-hidden />}
        loading={isLeaving}
        onClick={open}
      >
        {t('passkey')}
      </Button>
      <p className="sign-or">{t('or')}</p>
    </>
  );
}
