import { useState } from 'react';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { signIn } from './sign-in.ts';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';

// The server requires a new password: repeats the sign-in with the old and the new one.
export function ChangePassword({ username, old, message }: { username: string; old: string; message: string }) {
  const { t } = useSignInTexts();
  const [error, setError] = useState('');
  async function update(newPassword: string) {
    setError('');
    const outcome = await signIn(username, old, newPassword);
    if (outcome.name !== 'in') setError(outcome.message);
  }
  return (
    <NewPasswordForm title={t('changeTitle')} notice={message} username={username} error={error} onSubmit={update} />
  );
}
