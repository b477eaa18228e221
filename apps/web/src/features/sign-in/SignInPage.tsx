import { useEffect, useState } from 'react';
import { SignFrame } from '../../components/SignFrame.tsx';
import { useRealm } from '../../lib/session.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { EnterForm } from './EnterForm.tsx';
import { ForgotPanel } from './ForgotPanel.tsx';
import './sign-in.css';

type Mode = { name: 'enter' } | { name: 'forgot' } | { name: 'change'; message: string; old: string };

export default function SignInPage({ notice = '' }: { notice?: string }) {
  const realm = useRealm();
  const [username, setUsername] = useState('');
  const [mode, setMode] = useState<Mode>({ name: 'enter' });
  useEffect(() => {
    document.title = realm?.realmDisplayName ?? '';
  }, [realm]);
  return (
    <SignFrame screen="signIn">
      {mode.name === 'enter' && (
        <EnterForm
          notice={notice}
          username={username}
          onUsername={setUsername}
          onForgot={() => setMode({ name: 'forgot' })}
          onChangeRequired={(message, old) => setMode({ name: 'change', message, old })}
        />
      )}
      {mode.name === 'forgot' && <ForgotPanel email={username} onBack={() => setMode({ name: 'enter' })} />}
      {mode.name === 'change' && <ChangePassword username={username} old={mode.old} message={mode.message} />}
    </SignFrame>
  );
}
