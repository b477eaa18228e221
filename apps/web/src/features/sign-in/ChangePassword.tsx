import { useState } from 'react';
import { useTranslation } from '../../lib/words.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { signIn } from './sign-in.ts';

// The server asked for a new password: the same sign-in, with the new one beside the old.
export function ChangePassword({ username, old, message }: { username: string; old: string; message: string }) {
  const { t } = useTranslation('signIn');
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
