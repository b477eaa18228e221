import { useEffect, useState } from 'react';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import { useRealm } from '../../../lib/session/session.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { SignInForm } from './SignInForm.tsx';
import { ForgotPasswordPanel } from './ForgotPasswordPanel.tsx';
import './sign-in.css';

type Mode = { name: 'enter' } | { name: 'forgot' } | { name: 'change'; message: string; old: string };

interface Props {
  notice?: string;
  account?: string; // filled in as the username
  onCreate?: (() => void) | undefined;
}

export default function SignInPage({ notice = '', account = '', onCreate }: Props) {
  const realm = useRealm();
  const [username, setUsername] = useState(account);
  const [mode, setMode] = useState<Mode>({ name: 'enter' });
  useEffect(() => {
    document.title = realm?.realmDisplayName ?? '';
  }, [realm]);
  return (
    <SignFrame screen="signIn">
      {mode.name === 'enter' && (
        <SignInForm
          notice={notice}
          username={username}
          onUsername={setUsername}
          onCreate={onCreate}
          onForgot={() => setMode({ name: 'forgot' })}
          onChangeRequired={(message, old) => setMode({ name: 'change', message, old })}
        />
      )}
      {mode.name === 'forgot' && <ForgotPasswordPanel email={username} onBack={() => setMode({ name: 'enter' })} />}
      {mode.name === 'change' && <ChangePassword username={username} old={mode.old} message={mode.message} />}
    </SignFrame>
  );
}
