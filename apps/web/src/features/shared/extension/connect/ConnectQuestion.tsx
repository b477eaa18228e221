import { useRef } from 'react';
import { Button } from '@mantine/core';
import type { WaitingPairing } from '@visawright/contract/extension/pairing.ts';
import { DialogFrame } from '../../../../components/dialog/DialogFrame.tsx';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { CallError } from '../../../../lib/api/call.ts';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useAnswerPairing } from './connections.api.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

export type PairingAnswer = 'connected' | 'refused';

interface Props {
  waiting: WaitingPairing;
  onClose: (answer: PairingAnswer | null) => void;
}

// Names what asked, so that nobody connects a browser that is not in front of them.
export function ConnectQuestion({ waiting: { code, browser, version, requestedAt, place }, onClose }: Props) {
  const { t, language } = useExtensionTexts();
  const answer = useAnswerPairing();
  const isSent = useRef(false); // a double click is quicker than the disabled button
  const send = (isAccepted: boolean) => {
    if (isSent.current) return;
    isSent.current = true;
    answer.mutate(
      { code, isAccepted },
      {
        onSuccess: () => onClose(isAccepted ? 'connected' : 'refused'),
        onError: () => (isSent.current = false),
      },
    );
  };
  const isSending = (isAccepted: boolean) => answer.isPending && answer.variables.isAccepted === isAccepted;
  const isExpired = answer.error instanceof CallError && answer.error.code === 'extension.codeUnknown';
  const facts = [
    ['code', code],
    ['version', version],
    ['time', clockTime(requestedAt, language)],
    ['place', place],
  ] as const;
  return (
    <DialogFrame title={t('question.title', { browser })} size={440} onClose={() => onClose(null)} keepsOpen>
      <dl className="ext-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`question.${name}`)}</dt>
            <dd data-fact={name}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="dialog-text">{t('question.text')}</p>
      <ErrorLine message={isExpired ? t('connect.expired') : errorText(answer.error)} />
      <div className="dialog-foot">
        <Button variant="default" loading={isSending(false)} disabled={answer.isPending} onClick={() => send(false)}>
          {t('question.refuse')}
        </Button>
        <Button loading={isSending(true)} disabled={answer.isPending || isExpired} onClick={() => send(true)}>
          {t('question.accept')}
        </Button>
      </div>
    </DialogFrame>
  );
}
