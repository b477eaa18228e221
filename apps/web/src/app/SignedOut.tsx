import { lazy, useState } from 'react';
import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import SignInPage from '../features/account/sign-in/SignInPage.tsx';
import { partnerKeyOf } from '../lib/browser/partner-key.ts';
import { readTabJson } from '../lib/browser/storage.ts';
import { useRealm } from '../lib/session/session.ts';

const SignUpPage = lazy(() => import('../features/account/sign-up/SignUpPage.tsx'));
const PartnerStartPage = lazy(() => import('../features/account/partner-start/PartnerStartPage.tsx'));

type Shown =
  | { name: 'signIn'; notice: string; account: string }
  | { name: 'signUp'; agencyName?: string } // agencyName: of the start link they came through
  | { name: 'start' };

interface Props {
  notice: string;
  pending?: PendingSignIn | undefined;
  isAgency?: true | undefined;
}

// Sign-in, the start page of a partner's link, and creating an account where the realm or the link offers it. A sign-up that waits for its
// code survives a reload: on a phone, reading the email in another app may unload the page.
export function SignedOut({ notice, pending, isAgency }: Props) {
  const realm = useRealm();
  const isOffered = realm?.rules.selfSignUp === true;
  const [partnerKey, setPartnerKey] = useState(() => partnerKeyOf(location.hash));
  const [shown, setShown] = useState<Shown>(() => {
    if ((isOffered || partnerKey) && readTabJson('signUp')) return { name: 'signUp' };
    return partnerKey && !pending && !isAgency ? { name: 'start' } : { name: 'signIn', notice, account: '' };
  });
  // Where the password is entered at the identity provider, its page is the next one.
  const toSignIn = async (words = '', account = '') => {
    if (partnerKey && realm?.signIn === 'provider')
      return (await import('../features/shared/session/provider.ts')).providerLogin(realm);
    setShown({ name: 'signIn', notice: words, account });
  };
  if (shown.name === 'start' && partnerKey)
    return (
      <PartnerStartPage
        linkKey={partnerKey}
        onCreate={(agencyName) => setShown({ name: 'signUp', agencyName })}
        onSignIn={() => void toSignIn()}
        onLeave={() => {
          history.replaceState(history.state, '', '#');
          setPartnerKey(null);
          setShown({ name: 'signIn', notice: '', account: '' });
        }}
      />
    );
  if (shown.name === 'signUp') {
    const partner = partnerKey && shown.agencyName ? { key: partnerKey, agencyName: shown.agencyName } : null;
    return (
      <SignUpPage
        partner={partner}
        onSignIn={(words = '', account = '') => void toSignIn(words, account)}
        onStart={partnerKey ? () => setShown({ name: 'start' }) : undefined}
      />
    );
  }
  return (
    <SignInPage
      notice={shown.name === 'signIn' ? shown.notice || notice : notice}
      account={shown.name === 'signIn' ? shown.account : ''}
      pending={pending}
      isAgency={isAgency}
      onCreate={
        partnerKey ? () => setShown({ name: 'start' }) : isOffered ? () => setShown({ name: 'signUp' }) : undefined
      }
    />
  );
}
