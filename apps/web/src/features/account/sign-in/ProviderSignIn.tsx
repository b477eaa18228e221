import { Button } from '@mantine/core';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { hasPasskeys } from '../../shared/session/passkey-pages.ts';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface Props {
  realm: RealmConfiguration;
  notice: string;
  onAgency(): void;
}

// Where the password is entered at the identity provider: says why the person is here and leads there.
export function ProviderSignIn({ realm, notice, onAgency }: Props) {
  const { t } = useSignInTexts();
  return (
    <div data-panel="provider">
      <h1>{t('welcome')}</h1>
      <p className="sign-lead">{t('lead')}</p>
      <div className="sign-fields">
        {notice && (
          <p className="sign-notice" role="status">
            {notice}
          </p>
        )}
        {hasPasskeys(realm) && <PasskeyButton realm={realm} />}
        <Button fullWidth className="sign-submit" onClick={() => location.reload()}>
          {t('submit')}
        </Button>
        {realm.agencySignIn && (
          <p className="sign-other">
            <button type="button" className="sign-link" onClick={onAgency}>
              {t('agency.link')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
