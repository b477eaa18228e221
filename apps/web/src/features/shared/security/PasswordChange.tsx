import { useId, useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unmetPasswordRules } from '@visawright/contract/identity/password.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { PasswordField } from '../../../components/sign-in/PasswordField.tsx';
import { call, CallError } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { storedSession } from '../../../lib/tokens/stored-session.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { SavedNote } from '../preferences/SavedNote.tsx';
import { sessionsKey } from './sessions.api.ts';
import { useSettingsTexts } from '../../../translations/settings/settings-texts.ts';
import { signInText } from '../../../translations/sign-in/sign-in-texts.ts';

const nothing = { password: '', newPassword: '', again: '' };

export function PasswordChange() {
  const { t } = useSettingsTexts();
  const { user } = useSession();
  const client = useQueryClient();
  const rules = useId();
  const [typed, setTyped] = useState(nothing);
  const [differ, setDiffer] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const matches = typed.newPassword === typed.again;
  const put = (part: Partial<typeof nothing>) => setTyped((now) => ({ ...now, ...part }));
  const save = useMutation({
    mutationFn: () => {
      const session = storedSession();
      const own = session?.kind === 'form' && session.refresh_token ? { refreshToken: session.refresh_token } : {};
      return call('changePassword', { body: { password: typed.password, newPassword: typed.newPassword, ...own } });
    },
    onSuccess: () => {
      setTyped(nothing);
      setSavedAt(Date.now());
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const wrongOld = save.error instanceof CallError && save.error.code === 'auth.failed';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDiffer(!matches);
    if (!matches || save.isPending || unmetPasswordRules(typed.newPassword).length > 0) return;
    setSavedAt(null);
    save.mutate();
  };
  return (
    <form className="set-part set-password" onSubmit={submit} noValidate aria-labelledby="set-password">
      <h3 id="set-password">{t('password.title')}</h3>
      <p className="set-lead">{t('password.lead')}</p>
      <input className="unseen" autoComplete="username" value={user.email} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        name="password"
        label={t('password.old')}
        autoComplete="current-password"
        value={typed.password}
        error={wrongOld && t('password.wrong')}
        onChange={(event) => put({ password: event.currentTarget.value })}
      />
      <div>
        <PasswordField
          name="newPassword"
          label={signInText('newPassword')}
          autoComplete="new-password"
          describe={rules}
          value={typed.newPassword}
          onChange={(event) => put({ newPassword: event.currentTarget.value })}
        />
        <PasswordRules id={rules} password={typed.newPassword} />
      </div>
      <PasswordField
        name="confirmPassword"
        label={signInText('confirmPassword')}
        autoComplete="new-password"
        value={typed.again}
        error={differ && !matches && signInText('differ')}
        onChange={(event) => put({ again: event.currentTarget.value })}
        onBlur={() => setDiffer(typed.again !== '' && !matches)}
      />
      <ErrorLine message={wrongOld ? '' : errorText(save.error)} />
      <div className="set-actions">
        <Button
          type="submit"
          loading={save.isPending}
          disabled={typed.password === '' || unmetPasswordRules(typed.newPassword).length > 0}
        >
          {signInText('update')}
        </Button>
        <SavedNote at={savedAt} />
      </div>
    </form>
  );
}
