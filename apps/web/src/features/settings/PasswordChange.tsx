import { useId, useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unmetPasswordRules } from '@visawright/contract/password.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { call, CallError } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { useSession } from '../../lib/session.ts';
import { storedSession } from '../../lib/stored-session.ts';
import { useTranslation } from '../../lib/words.ts';
import { PasswordRules } from '../sign-in/PasswordRules.tsx';
import { SavedNote } from './SavedNote.tsx';
import { sessionsKey } from './sessions.api.ts';

const nothing = { password: '', newPassword: '', again: '' };

export function PasswordChange() {
  const { t } = useTranslation(['settings', 'signIn']);
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
          label={t('signIn:newPassword')}
          autoComplete="new-password"
          describe={rules}
          value={typed.newPassword}
          onChange={(event) => put({ newPassword: event.currentTarget.value })}
        />
        <PasswordRules id={rules} password={typed.newPassword} />
      </div>
      <PasswordField
        name="confirmPassword"
        label={t('signIn:confirmPassword')}
        autoComplete="new-password"
        value={typed.again}
        error={differ && !matches && t('signIn:differ')}
        onChange={(event) => put({ again: event.currentTarget.value })}
        onBlur={() => setDiffer(typed.again !== '' && !matches)}
      />
      <ErrorLine message={wrongOld ? '' : errorWords(save.error)} />
      <div className="set-actions">
        <Button
          type="submit"
          loading={save.isPending}
          disabled={typed.password === '' || unmetPasswordRules(typed.newPassword).length > 0}
        >
          {t('signIn:update')}
        </Button>
        <SavedNote at={savedAt} />
      </div>
    </form>
  );
}
