import { useState } from 'react';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import { call } from '../../../lib/api/call.ts';
import { setPhase, useRealm } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { messageOf } from './sign-in.ts';
import './sign-in.css';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';

// Opened from the link in a password reset email.
export default function ResetPage({ code }: { code: string }) {
  const { t } = useSignInTexts();
  const realm = useRealm();
  const [error, setError] = useState('');
  async function reset(newPassword: string) {
    setError('');
    try {
      await call('resetPassword', { body: { code, newPassword } });
    } catch (problem) {
      return setError(messageOf(problem));
    }
    if (realm?.signIn === 'provider') return location.reload(); // the code is no longer in the address
    void toast(t('resetDone'), 'success');
    setPhase({ name: 'signedOut', notice: t('resetDone') });
  }
  return (
    <SignFrame screen="resetPassword">
      <NewPasswordForm title={t('changeTitle')} notice={t('resetLead')} error={error} onSubmit={reset} />
    </SignFrame>
  );
}
