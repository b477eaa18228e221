import { useState } from 'react';
import { useTranslation } from '../../lib/words.ts';
import { SignFrame } from '../../components/SignFrame.tsx';
import { call } from '../../lib/call.ts';
import { setPhase, useRealm } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { messageOf } from './sign-in.ts';
import './sign-in.css';

// Reached by the link of a forgotten-password mail; afterwards one signs in as always.
export default function ResetPage({ code }: { code: string }) {
  const { t } = useTranslation('signIn');
  const realm = useRealm();
  const [error, setError] = useState('');
  async function reset(newPassword: string) {
    setError('');
    try {
      await call('resetPassword', { body: { code, newPassword } });
    } catch (problem) {
      return setError(messageOf(problem));
    }
    if (realm?.signIn === 'provider') return location.reload(); // the address no longer holds the code
    void toast(t('resetDone'), 'success');
    setPhase({ name: 'signedOut', notice: t('resetDone') });
  }
  return (
    <SignFrame screen="resetPassword">
      <NewPasswordForm title={t('changeTitle')} notice={t('resetLead')} error={error} onSubmit={reset} />
    </SignFrame>
  );
}
