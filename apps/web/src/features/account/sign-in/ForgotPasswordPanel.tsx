import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { InlineError } from '../../../components/feedback/InlineError.tsx';
import { call } from '../../../lib/api/call.ts';
import { messageOf } from './sign-in.ts';
import { useSignInTexts } from '../../../translations/sign-in/sign-in-texts.ts';

const looksLikeEmail = (text: string) => /^\S+@\S+$/.test(text);

// The reply does not reveal whether the address has an account.
export function ForgotPasswordPanel({ email, onBack }: { email: string; onBack(): void }) {
  const { t } = useSignInTexts();
  const [address, setAddress] = useState(looksLikeEmail(email) ? email : '');
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = state === 'sent';
  useEffect(() => {
    heading.current?.focus();
  }, [sent]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = !looksLikeEmail(address.trim());
    setMissing(wrong);
    if (wrong || state === 'busy') return;
    setState('busy');
    setError('');
    try {
      await call('forgotPassword', { body: { email: address.trim() } });
      setState('sent');
    } catch (problem) {
      setState('asking');
      setError(messageOf(problem));
    }
  }

  const back = (
    <Button variant="default" fullWidth h={48} onClick={onBack}>
      {t('back')}
    </Button>
  );
  if (sent)
    return (
      <div data-panel="sent" role="status">
        <span className="sent-mark">
          <IconMail size={24} stroke={1.7} aria-hidden />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t('sentTitle')}
        </h1>
        <p className="sign-lead">{t('sent', { email: address.trim() })}</p>
        {back}
      </div>
    );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate data-panel="forgot" aria-busy={state === 'busy'}>
      <h1 ref={heading} tabIndex={-1}>
        {t('forgotTitle')}
      </h1>
      <p className="sign-lead">{t('forgotLead')}</p>
      <div className="sign-fields">
        <InlineError message={error} />
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          value={address}
          error={missing && t('emailMissing')}
          onChange={(event) => setAddress(event.currentTarget.value)}
          required
          withAsterisk={false}
        />
        <div className="sign-actions">
          <Button type="submit" fullWidth className="sign-submit" loading={state === 'busy'}>
            {t('send')}
          </Button>
          {back}
        </div>
      </div>
    </form>
  );
}
