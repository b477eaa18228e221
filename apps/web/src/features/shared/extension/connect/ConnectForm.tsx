import { useId, useState, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { CodeField } from './CodeField.tsx';
import { ConnectQuestion, type PairingAnswer } from './ConnectQuestion.tsx';
import { useWaitingPairing } from './connections.api.ts';
import { isPossible, isWhole } from './pairing-code.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

// The code that the panel shows, then the question which browser it is.
export function ConnectForm({ isFocused }: { isFocused: boolean }) {
  const { t } = useExtensionTexts();
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<'impossible' | 'short' | null>(null);
  const [done, setDone] = useState<{ answer: PairingAnswer; browser: string } | null>(null);
  const { ask, dialog } = useDialog();
  const look = useWaitingPairing();

  const find = async (whole: string) => {
    const waiting = await look.mutateAsync(whole).catch(() => null);
    if (!waiting) return;
    const answer = await ask<PairingAnswer>((close) => <ConnectQuestion waiting={waiting} onClose={close} />);
    if (!answer) return;
    setCode('');
    setDone({ answer, browser: waiting.browser });
  };
  const send = (whole: string) => {
    if (look.isPending) return;
    if (isPossible(whole)) void find(whole);
    else setProblem(isWhole(whole) ? 'impossible' : 'short');
  };
  // The last letter sends; the button is for those who come back to a whole code.
  const enter = (next: string) => {
    if (next === code) return;
    setCode(next);
    setProblem(null);
    setDone(null);
    look.reset();
    if (isWhole(next)) send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  return (
    <section className="set-part ext-connect" aria-labelledby={`${id}-title`} id="extension-connect">
      <h3 id={`${id}-title`}>{t('connect.title')}</h3>
      <p className="set-lead">{t('connect.lead')}</p>
      <form onSubmit={submit} noValidate aria-busy={look.isPending}>
        <CodeField
          id={`${id}-code`}
          code={code}
          error={problem ? t(`connect.${problem}`) : errorText(look.error)}
          isFocused={isFocused}
          button={
            <Button type="submit" variant="default" loading={look.isPending}>
              {t('connect.submit')}
            </Button>
          }
          onCode={enter}
        />
      </form>
      <p className="set-saved" role="status" data-answer={done?.answer}>
        {done && t(`connect.${done.answer}`, { browser: done.browser })}
      </p>
      {dialog}
    </section>
  );
}
