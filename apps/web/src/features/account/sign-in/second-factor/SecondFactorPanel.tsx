import { useId, useRef, useState, type FormEvent } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint, IconKey } from '@tabler/icons-react';
import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import { secondFactorDigits } from '@visawright/contract/identity/second-factor-facts.ts';
import { InlineError } from '../../../../components/feedback/InlineError.tsx';
import { CodeCells } from '../../../../components/sign-in/CodeCells.tsx';
import { call } from '../../../../lib/api/call.ts';
import { useRealm } from '../../../../lib/session/session.ts';
import { sessionOf, type StoredSession } from '../../../../lib/tokens/stored-session.ts';
import { useSecondFactorTexts } from '../../../../translations/second-factor/second-factor-texts.ts';
import { AppSetUp } from '../../../shared/security/AppSetUp.tsx';
import { RecoveryCodeList } from '../../../shared/security/RecoveryCodeList.tsx';
import { hasPasskeys, openPasskeySignIn } from '../../../shared/session/passkey-pages.ts';
import { enter } from '../../../shared/session/open-session.ts';
import { messageOf } from '../sign-in.ts';
import './second-factor-panel.css';

interface Props {
  pending: PendingSignIn;
  account: string;
  onBack(): void;
}

// The code after the password. Who must have an app and has none sets it up here.
export default function SecondFactorPanel({ pending, account, onBack }: Props) {
  const { t } = useSecondFactorTexts();
  const { app, name, signInUid } = pending;
  const realm = useRealm();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [trust, setTrust] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [done, setDone] = useState<{ session: StoredSession; codes: string[] } | null>(null);
  const isSending = useRef(false); // set at once: two keys may come before the next render
  const note = useId();
  const isWhole = isRecovery ? code.trim().length >= 10 : code.length === secondFactorDigits;

  async function send(whole: string) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setError('');
    try {
      const body = { signInUid, code: whole, trustDevice: trust };
      const { tokens, recoveryCodes } = await call('completeSignIn', { body });
      const session = sessionOf('form', tokens);
      if (recoveryCodes) setDone({ session, codes: recoveryCodes });
      else await enter(session);
    } catch (problem) {
      setCode('');
      setError(messageOf(problem));
    }
    isSending.current = false;
    setBusy(false);
  }
  // The last digit sends it, unless the person may still want to tick the box.
  const enterCode = (next: string) => {
    setCode(next);
    if (app && next.length === secondFactorDigits && next !== code) void send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void send(code);
  };

  if (done)
    return (
      <div data-panel="recoveryCodes">
        <h1>{t('codesTitle')}</h1>
        <RecoveryCodeList codes={done.codes} />
        <Button fullWidth className="sign-submit" mt={18} onClick={() => void enter(done.session)}>
          {t('saved')}
        </Button>
      </div>
    );
  return (
    <form className="factor" onSubmit={submit} noValidate aria-busy={busy} data-panel={app ? 'setUp' : 'code'}>
      <h1>{app ? t('setUpTitle') : t('title')}</h1>
      <p className="sign-lead" id={note}>
        {app ? t('setUpLead') : isRecovery ? t('recoveryLead') : t('lead')}
      </p>
      <div className="factor-who">
        <span>
          <b>{name}</b>
          <small>{app ? t('setUpRequired') : account}</small>
        </span>
        <button type="button" className="sign-link" onClick={onBack}>
          {t('notYou')}
        </button>
      </div>
      <InlineError message={error} />
      {app && <AppSetUp app={app} />}
      {isRecovery ? (
        <TextInput
          name="recoveryCode"
          label={t('recovery')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      ) : (
        <CodeCells label={t('code')} code={code} disabled={busy} describedBy={note} onCode={enterCode} />
      )}
      <Checkbox
        className="factor-trust"
        label={t('trust')}
        description={t('trustHint')}
        checked={trust}
        onChange={(event) => setTrust(event.currentTarget.checked)}
      />
      <Button type="submit" fullWidth className="sign-submit" loading={busy} disabled={!isWhole}>
        {app ? t('turnOn') : t('verify')}
      </Button>
      {!app && (
        <div className="factor-other">
          {hasPasskeys(realm) && (
            <button type="button" onClick={() => void openPasskeySignIn(realm)}>
              <IconFingerprint size={18} stroke={1.6} aria-hidden />
              {t('usePasskey')}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              setRecovery(!isRecovery);
              setCode('');
              setError('');
            }}
          >
            {isRecovery ? (
              <IconDeviceMobile size={18} stroke={1.6} aria-hidden />
            ) : (
              <IconKey size={18} stroke={1.6} aria-hidden />
            )}
            {isRecovery ? t('useApp') : t('useRecovery')}
          </button>
          <p>{t('lost')}</p>
        </div>
      )}
    </form>
  );
}
