import { lazy, useState } from 'react';
import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import SignInPage from '../features/account/sign-in/SignInPage.tsx';
import { readTabJson } from '../lib/browser/storage.ts';
import { useRealm } from '../lib/session/session.ts';

const SignUpPage = lazy(() => import('../features/account/sign-up/SignUpPage.tsx'));

type Shown = { name: 'signIn'; notice: string; account: string } | { name: 'signUp' };

interface Props {
  notice: string;
  pending?: PendingSignIn | undefined;
  isAgency?: true | undefined;
}

// Sign-in, and creating an account where the realm offers it. A sign-up that waits for its code survives a reload: on a phone, reading
// the email in another app may unload the page.
export function SignedOut({ notice, pending, isAgency }: Props) {
  const isOffered = useRealm()?.rules.selfSignUp === true;
  const [shown, setShown] = useState<Shown>(() =>
    isOffered && readTabJson('signUp') ? { name: 'signUp' } : { name: 'signIn', notice, account: '' },
  );
  if (shown.name === 'signUp')
    return <SignUpPage onSignIn={(words = '', account = '') => setShown({ name: 'signIn', notice: words, account })} />;
  return (
    <SignInPage
      notice={shown.notice || notice}
      account={shown.account}
      pending={pending}
      isAgency={isAgency}
      onCreate={isOffered ? () => setShown({ name: 'signUp' }) : undefined}
    />
  );
}
