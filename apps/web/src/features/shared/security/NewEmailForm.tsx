import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useEmailChangeTexts } from '../../../translations/email-change/email-change-texts.ts';
import { OwnProofField } from './OwnProofField.tsx';
import { useOwnProof } from './use-own-proof.ts';

interface Props {
  problem: string; // why an earlier code could not be used
  onSent(sent: { email: string; changeUid: string }): void;
  onCancel(): void;
}

const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function NewEmailForm({ problem, onSent, onCancel }: Props) {
  const { t } = useEmailChangeTexts();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const proof = useOwnProof();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const email = typed.trim().toLowerCase();
  const isSame = email === user.email.toLowerCase();
  const isInvalid = !shape.test(email);
  const send = useMutation({
    mutationFn: () => {
      const given = proof.kind === 'code' ? { factorCode: proof.typed.trim() } : { password: proof.typed };
      return call('requestEmailChange', { body: { email, ...given } });
    },
    onSuccess: ({ changeUid }) => onSent({ email, changeUid }),
    onError: (error) => proof.takes(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isInvalid || isSame) return first.current?.focus();
    if (proof.isGiven && !send.isPending) send.mutate();
  };
  const refusal = send.error ? errorText(send.error) : problem;
  return (
    <form className="set-password set-after" onSubmit={submit} noValidate aria-busy={send.isPending}>
      <p className="set-lead set-long">{t('asking')}</p>
      <TextInput
        ref={first}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="off"
        maxLength={254}
        value={typed}
        error={isChecked && (isInvalid ? t('emailInvalid') : isSame && t('emailSame'))}
        onBlur={() => setChecked(typed !== '')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <OwnProofField proof={proof} />
      <ErrorLine message={proof.isWrong ? '' : refusal} />
      <div className="set-actions">
        <Button type="submit" loading={send.isPending} disabled={typed === '' || !proof.isGiven}>
          {t('send')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
