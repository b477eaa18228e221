import { useId, useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { emailChangeCode } from '@visawright/contract/identity/email-change-facts.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { CodeCells } from '../../../components/sign-in/CodeCells.tsx';
import { call, CallError } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useEmailChangeTexts } from '../../../translations/email-change/email-change-texts.ts';

interface Props {
  email: string;
  changeUid: string;
  onChanged(email: string): void;
  onOtherAddress(problem: string): void;
}

// These end the request; a new one is needed.
const final = ['email.codeOld', 'person.emailTaken'];

export function EmailCodeForm({ email, changeUid, onChanged, onOtherAddress }: Props) {
  const { t } = useEmailChangeTexts();
  const [code, setCode] = useState('');
  const note = useId();
  const confirm = useMutation({
    mutationFn: (whole: string) => call('confirmEmailChange', { body: { changeUid, code: whole } }),
    onSuccess: (changed) => onChanged(changed.email),
    onError: (error) => {
      setCode('');
      if (!(error instanceof CallError)) return;
      if (final.includes(error.code)) onOtherAddress(errorText(error));
      else if (triesLeft(error) === 0) onOtherAddress(t('wrongLast'));
    },
  });
  // The last digit confirms; the button is for those who come back to a whole code.
  const enter = (next: string) => {
    setCode(next);
    if (next.length === emailChangeCode.digits && next !== code && !confirm.isPending) confirm.mutate(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === emailChangeCode.digits && !confirm.isPending) confirm.mutate(code);
  };
  const left = triesLeft(confirm.error);
  return (
    <form className="set-password set-after" onSubmit={submit} noValidate aria-busy={confirm.isPending}>
      <p className="set-lead set-long" role="status">
        {t('sent', { email })}
      </p>
      <div>
        <CodeCells label={t('code')} code={code} disabled={confirm.isPending} describedBy={note} onCode={enter} />
      </div>
      <ErrorLine message={left === undefined ? errorText(confirm.error) : t('wrong', { count: left })} />
      <p className="set-lead set-long" id={note}>
        {t('noMail')}
      </p>
      <div className="set-actions">
        <Button type="submit" loading={confirm.isPending} disabled={code.length < emailChangeCode.digits}>
          {t('confirm')}
        </Button>
        <Button variant="default" onClick={() => onOtherAddress('')}>
          {t('otherAddress')}
        </Button>
      </div>
    </form>
  );
}

const triesLeft = (error: unknown): number | undefined =>
  error instanceof CallError && error.code === 'email.codeWrong' ? (error.details as { left: number }).left : undefined;
