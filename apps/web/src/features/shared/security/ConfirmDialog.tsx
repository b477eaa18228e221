import { useState } from 'react';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { PasswordField } from '../../../components/sign-in/PasswordField.tsx';
import { call, CallError } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useConfirmTexts } from '../../../translations/confirm/confirm-texts.ts';

// Asks for the password again; the call that needed it is then repeated.
export default function ConfirmDialog({ onDone }: { onDone(isConfirmed: boolean): void }) {
  const { t } = useConfirmTexts();
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = async () => {
    setWrong(false);
    try {
      await call('confirmSignIn', { body: { password } });
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'auth.failed') throw error;
      return setWrong(true);
    }
    onDone(true);
  };
  return (
    <ActionDialog
      title={t('title')}
      text={t('text')}
      size={420}
      submit={{ label: t('submit'), disabled: password === '' }}
      onSubmit={submit}
      onClose={() => onDone(false)}
    >
      <input className="unseen" autoComplete="username" value={user.email} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={isWrong && t('wrong')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
