import { useId, useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { phoneCode } from '@visawright/contract/identity/channel-facts.ts';
import { ErrorLine } from '../../../../../components/dialog/ErrorLine.tsx';
import { CodeCells } from '../../../../../components/sign-in/CodeCells.tsx';
import { CallError } from '../../../../../lib/api/call.ts';
import { errorText } from '../../../../../translations/errors/error-text.ts';
import { useChannelsTexts } from '../../../../../translations/channels/channels-texts.ts';
import { useConfirmPhone } from './channels.api.ts';

interface Props {
  number: string;
  codeUid: string;
  onConfirmed(): void;
  onOtherNumber(): void;
}

export function PhoneCodeForm({ number, codeUid, onConfirmed, onOtherNumber }: Props) {
  const { t } = useChannelsTexts();
  const [code, setCode] = useState('');
  const note = useId();
  const confirm = useConfirmPhone(codeUid);
  const send = (whole: string) => {
    if (whole.length === phoneCode.digits && !confirm.isPending)
      confirm.mutate(whole, { onSuccess: onConfirmed, onError: () => setCode('') });
  };
  // The last digit confirms; the button is for those who come back to a whole code.
  const enter = (next: string) => {
    setCode(next);
    if (next !== code) send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const left = triesLeft(confirm.error);
  return (
    <form className="set-password set-after" onSubmit={submit} noValidate aria-busy={confirm.isPending}>
      <p className="set-lead set-long" role="status">
        {t('own.phone.sent', { number })}
      </p>
      <div>
        <CodeCells
          label={t('own.phone.code')}
          code={code}
          disabled={confirm.isPending}
          describedBy={note}
          onCode={enter}
        />
      </div>
      <ErrorLine message={left ? t('own.phone.wrong', { count: left }) : errorText(confirm.error)} />
      <p className="set-lead set-long" id={note}>
        {t('own.phone.noCode')}
      </p>
      <div className="set-actions">
        <Button type="submit" loading={confirm.isPending} disabled={code.length < phoneCode.digits}>
          {t('own.phone.confirm')}
        </Button>
        <Button variant="default" onClick={onOtherNumber}>
          {t('own.phone.otherNumber')}
        </Button>
      </div>
    </form>
  );
}

const triesLeft = (error: unknown): number | undefined =>
  error instanceof CallError && error.code === 'phone.codeWrong' ? (error.details as { left: number }).left : undefined;
