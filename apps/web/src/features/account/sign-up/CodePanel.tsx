import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { signUpCode } from '@visawright/contract/identity/sign-up-facts.ts';
import { InlineError } from '../../../components/feedback/InlineError.tsx';
import { call, CallError } from '../../../lib/api/call.ts';
import { useSignUpTexts, signUpText } from '../../../translations/sign-up/sign-up-texts.ts';
import { messageOf } from '../sign-in/sign-in.ts';
import { CodeCells } from '../../../components/sign-in/CodeCells.tsx';
import { withTimes, type PendingSignUp } from './pending-sign-up.ts';
import { clockOf, useSecondsLeft } from './use-seconds-left.ts';

interface Props {
  pending: PendingSignUp;
  onChange(): void; // another address
  onResent(pending: PendingSignUp): void;
  onConfirmed(): Promise<void>;
}

function wordsOf(problem: unknown): string {
  if (problem instanceof CallError && problem.code === 'signUp.codeWrong')
    return signUpText('code.wrong', { count: (problem.details as { left: number }).left });
  return messageOf(problem);
}

export function CodePanel({ pending, onChange, onResent, onConfirmed }: Props) {
  const { t } = useSignUpTexts();
  const { signUpUid, email, expiresAt, resendAt } = pending;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false); // set at once: two clicks may come before the next render
  const [message, setMessage] = useState({ error: '', notice: '' });
  const [life, pause] = [useSecondsLeft(expiresAt), useSecondsLeft(resendAt)];
  const note = useId();

  async function run(work: () => Promise<void>) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setMessage({ error: '', notice: '' });
    try {
      await work();
    } catch (problem) {
      setCode('');
      setMessage({ error: wordsOf(problem), notice: '' });
    }
    isSending.current = false;
    setBusy(false);
  }
  const confirm = (whole: string) =>
    run(async () => {
      await call('confirmSignUp', { body: { signUpUid, code: whole } });
      await onConfirmed();
    });
  const resend = () =>
    run(async () => {
      onResent(withTimes({ signUpUid, email }, await call('resendSignUpCode', { body: { signUpUid } })));
      setCode('');
      setMessage({ error: '', notice: t('code.sent') });
    });
  // The last digit confirms; the button is for those who come back to a whole code.
  const enter = (next: string) => {
    setCode(next);
    if (next.length === signUpCode.digits && next !== code) void confirm(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === signUpCode.digits) void confirm(code);
  };

  return (
    <form className="sign-up-code" onSubmit={submit} noValidate aria-busy={busy}>
      <span className="sign-up-mark">
        <IconMail size={26} stroke={1.5} aria-hidden />
      </span>
      <h1>{t('code.title')}</h1>
      <p className="sign-lead">
        {t('code.lead')} <b>{email}</b>{' '}
        <button type="button" className="sign-link" onClick={onChange}>
          {t('code.change')}
        </button>
      </p>
      <InlineError message={message.error} />
      <p role="status" className="sign-up-sent">
        {message.notice}
      </p>
      <CodeCells label={t('code.label')} code={code} disabled={busy} describedBy={note} onCode={enter} />
      <p id={note} className="code-note">
        <span>{life > 0 ? t('code.worksFor', { time: clockOf(life) }) : t('code.old')}</span>
        {pause > 0 ? (
          <span>{t('code.sendAgainIn', { time: clockOf(pause) })}</span>
        ) : (
          <button type="button" className="sign-link" disabled={busy} onClick={() => void resend()}>
            {t('code.sendAgain')}
          </button>
        )}
      </p>
      <Button type="submit" fullWidth className="sign-submit" loading={busy} disabled={code.length < signUpCode.digits}>
        {t('code.confirm')}
      </Button>
      <p className="sign-other">{t('code.spam')}</p>
    </form>
  );
}
