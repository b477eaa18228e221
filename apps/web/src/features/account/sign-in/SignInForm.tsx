import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import { InlineError } from '../../../components/feedback/InlineError.tsx';
import { PasswordField } from '../../../components/sign-in/PasswordField.tsx';
import { prepareToasts } from '../../../lib/browser/toast.ts';
import { useRealm } from '../../../lib/session/session.ts';
import { hasPasskeys } from '../../shared/session/passkey-pages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { signIn } from './sign-in.ts';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';

interface Props {
  notice: string;
  username: string;
  onUsername(username: string): void;
  onForgot(): void;
  onAgency(): void;
  onCreate?: (() => void) | undefined; // only where travellers may create their own account
  onChangeRequired(message: string, password: string): void;
  onCodeRequired(pending: PendingSignIn): void;
}

function text(form: HTMLFormElement, name: string) {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

export function SignInForm({
  notice,
  username,
  onUsername,
  onForgot,
  onAgency,
  onCreate,
  onChangeRequired,
  onCodeRequired,
}: Props) {
  const { t } = useSignInTexts();
  const realm = useRealm();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState({ username: '', password: '' });
  const [error, setError] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) first.current?.focus();
  }, []);

  async function submit(form: HTMLFormElement) {
    // Read from the form element: some password managers do not trigger React's events.
    const [name, password] = [text(form, 'username').trim(), text(form, 'password')];
    setMissing({ username: name ? '' : t('usernameMissing'), password: password ? '' : t('passwordMissing') });
    if (!name || !password)
      return form.querySelector<HTMLInputElement>(`[name=${name ? 'password' : 'username'}]`)?.focus();
    setError('');
    setBusy(true);
    onUsername(name);
    const outcome = await signIn(name, password);
    if (outcome.name === 'in') return;
    setBusy(false);
    if (outcome.name === 'changeRequired') onChangeRequired(outcome.message, password);
    else if (outcome.name === 'codeRequired') onCodeRequired(outcome.pending);
    else setError(outcome.message);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };

  return (
    <form onSubmit={onSubmit} onInput={prepareToasts} noValidate aria-busy={busy}>
      <h1>{t('welcome')}</h1>
      <p className="sign-lead">{t('lead')}</p>
      <div className="sign-fields">
        {notice && (
          <p className="sign-notice" role="status">
            {notice}
          </p>
        )}
        <InlineError message={error} />
        {hasPasskeys(realm) && <PasskeyButton realm={realm} />}
        <TextInput
          ref={first}
          name="username"
          label={t('username')}
          placeholder={t('usernameHint')}
          defaultValue={username}
          error={missing.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
        />
        <div className="password">
          <PasswordField
            name="password"
            label={t('password')}
            error={missing.password}
            autoComplete="current-password"
          />
          <button type="button" className="sign-link" onClick={onForgot}>
            {t('forgot')}
          </button>
        </div>
        <Button type="submit" fullWidth className="sign-submit" loading={busy}>
          {t('submit')}
        </Button>
        {realm?.agencySignIn && (
          <p className="sign-other">
            <button type="button" className="sign-link" onClick={onAgency}>
              {t('agency.link')}
            </button>
          </p>
        )}
        {onCreate && (
          <p className="sign-other">
            {t('noAccount')}{' '}
            <button type="button" className="sign-link" onClick={onCreate}>
              {t('createAccount')}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}
