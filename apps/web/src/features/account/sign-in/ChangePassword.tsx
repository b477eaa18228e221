import { useState } from 'react';
import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { signIn } from './sign-in.ts';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';

interface Props {
  username: string;
  old: string;
  message: string;
  onCodeRequired(pending: PendingSignIn): void;
}

// The server requires a new password: repeats the sign-in with the old and the new one.
export function ChangePassword({ username, old, message, onCodeRequired }: Props) {
  const { t } = useSignInTexts();
  const [error, setError] = useState('');
  async function update(newPassword: string) {
    setError('');
    const outcome = await signIn(username, old, newPassword);
    if (outcome.name === 'codeRequired') onCodeRequired(outcome.pending);
    else if (outcome.name !== 'in') setError(outcome.message);
  }
  return (
    <NewPasswordForm title={t('changeTitle')} notice={message} username={username} error={error} onSubmit={update} />
  );
}
