import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { unmetPasswordRules } from '@visawright/contract/identity/password.ts';
import { InlineError } from '../../../components/feedback/InlineError.tsx';
import { PasswordField } from '../../../components/sign-in/PasswordField.tsx';
import { PasswordRules } from '../../shared/security/PasswordRules.tsx';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';

interface Props {
  title: string;
  notice: string;
  username?: string;
  error: string;
  onSubmit(newPassword: string): Promise<void>;
}

export function NewPasswordForm({ title, notice, username, error, onSubmit }: Props) {
  const { t } = useSignInTexts();
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [differ, setDiffer] = useState(false);
  const rules = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // this form replaced another one, so announce it
  const matches = password === again;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setDiffer(!matches);
    if (busy || !matches || unmetPasswordRules(password).length > 0) return;
    setBusy(true);
    await onSubmit(password).finally(() => setBusy(false));
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="sign-notice" role="status">
        <IconLock size={18} stroke={1.8} aria-hidden />
        <span>{notice}</span>
      </p>
      <div className="sign-fields">
        <InlineError message={error} />
        {username && (
          <input
            className="unseen"
            name="username"
            autoComplete="username"
            value={username}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
        )}
        <div>
          <PasswordField
            name="newPassword"
            label={t('newPassword')}
            autoComplete="new-password"
            describe={rules}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            onBlur={() => setDiffer(again !== '' && !matches)}
          />
          <PasswordRules id={rules} password={password} />
        </div>
        <PasswordField
          name="confirmPassword"
          label={t('confirmPassword')}
          placeholder={t('confirmHint')}
          autoComplete="new-password"
          value={again}
          error={differ && !matches && t('differ')}
          onChange={(event) => setAgain(event.currentTarget.value)}
          onBlur={() => setDiffer(!matches)}
        />
        <Button
          type="submit"
          fullWidth
          className="sign-submit"
          loading={busy}
          disabled={unmetPasswordRules(password).length > 0}
        >
          {t('update')}
        </Button>
      </div>
    </form>
  );
}
