import { lazy, Suspense, useEffect, useState } from 'react';
import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import { useRealm } from '../../../lib/session/session.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { SignInForm } from './SignInForm.tsx';
import { ProviderSignIn } from './ProviderSignIn.tsx';
import { ForgotPasswordPanel } from './ForgotPasswordPanel.tsx';
import './sign-in.css';

const AgencySignIn = lazy(() => import('./AgencySignIn.tsx'));
const SecondFactorPanel = lazy(() => import('./second-factor/SecondFactorPanel.tsx'));

type Mode =
  | { name: 'enter' }
  | { name: 'forgot' }
  | { name: 'agency' }
  | { name: 'change'; message: string; old: string }
  | { name: 'code'; pending: PendingSignIn };

interface Props {
  notice?: string;
  account?: string; // filled in as the username
  pending?: PendingSignIn | undefined; // the provider's login page was passed, a code is missing
  isAgency?: true | undefined; // begins with the provider of an agency
  onCreate?: (() => void) | undefined;
}

const firstMode = (pending?: PendingSignIn, isAgency?: true): Mode =>
  pending ? { name: 'code', pending } : { name: isAgency ? 'agency' : 'enter' };

export default function SignInPage({ notice = '', account = '', pending, isAgency, onCreate }: Props) {
  const realm = useRealm();
  const [username, setUsername] = useState(account);
  const [mode, setMode] = useState<Mode>(firstMode(pending, isAgency));
  useEffect(() => {
    document.title = realm?.realmDisplayName ?? '';
  }, [realm]);
  return (
    <SignFrame screen="signIn">
      {mode.name === 'enter' && realm?.signIn === 'provider' && (
        <ProviderSignIn realm={realm} notice={notice} onAgency={() => setMode({ name: 'agency' })} />
      )}
      {mode.name === 'enter' && realm?.signIn !== 'provider' && (
        <SignInForm
          notice={notice}
          username={username}
          onUsername={setUsername}
          onCreate={onCreate}
          onForgot={() => setMode({ name: 'forgot' })}
          onAgency={() => setMode({ name: 'agency' })}
          onCodeRequired={(next) => setMode({ name: 'code', pending: next })}
          onChangeRequired={(message, old) => setMode({ name: 'change', message, old })}
        />
      )}
      {mode.name === 'agency' && realm && (
        <Suspense>
          <AgencySignIn realm={realm} email={username} onBack={() => setMode({ name: 'enter' })} />
        </Suspense>
      )}
      {mode.name === 'forgot' && <ForgotPasswordPanel email={username} onBack={() => setMode({ name: 'enter' })} />}
      {mode.name === 'change' && (
        <ChangePassword
          username={username}
          old={mode.old}
          message={mode.message}
          onCodeRequired={(next) => setMode({ name: 'code', pending: next })}
        />
      )}
      {mode.name === 'code' && (
        <Suspense>
          <SecondFactorPanel
            pending={mode.pending}
            account={username}
            onBack={() => (realm?.signIn === 'provider' ? location.reload() : setMode({ name: 'enter' }))}
          />
        </Suspense>
      )}
    </SignFrame>
  );
}
