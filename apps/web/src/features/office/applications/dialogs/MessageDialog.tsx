import { useState } from 'react';
import { Button, CopyButton, Radio, Textarea, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { DialogFrame } from '../../../../components/dialog/DialogFrame.tsx';
import { call } from '../../../../lib/api/call.ts';
import { useDialogsTexts } from '../../../../translations/dialogs/dialogs-texts.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

const mostLetters = 1_000;

interface Sent {
  readonly link: string;
  readonly mailedTo: string | null;
}

function MessageSent({ sent, name, onClose }: { sent: Sent; name: string; onClose: () => void }) {
  const { t } = useApplicationsTexts();
  const { t: dialogText } = useDialogsTexts();
  return (
    <DialogFrame title={t('message.doneTitle')} size={520} onClose={onClose}>
      <p className="dialog-text" role="status">
        {sent.mailedTo ? t('message.mailed', { email: sent.mailedTo }) : t('message.copied', { name })}
      </p>
      <TextInput
        readOnly
        label={t('message.link')}
        value={sent.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="dialog-foot">
        <Button variant="default" onClick={onClose}>
          {dialogText('close')}
        </Button>
        <CopyButton value={sent.link}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              data-autofocus
              leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
            >
              {t(copied ? 'message.isCopied' : 'message.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
    </DialogFrame>
  );
}

// A message with the shared checklist: it reaches travellers without an account too.
export function MessageDialog({ row, onClose }: { row: Application; onClose: () => void }) {
  const { t, language: own } = useApplicationsTexts();
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<'en' | 'hi'>(own === 'hi' ? 'hi' : 'en');
  const [send, setSend] = useState<'mail' | 'copy'>('mail');
  const [sent, setSent] = useState<Sent | null>(null);
  const { applicationUid, applicantName: name } = row;
  if (sent) return <MessageSent sent={sent} name={name} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('message.title', { name })}
      text={t('message.lead')}
      submit={{ label: t(send === 'mail' ? 'message.submitMail' : 'message.submitCopy'), disabled: text.trim() === '' }}
      onSubmit={async () => {
        const body = { applicationUid, text: text.trim(), language, send };
        setSent(await call('sendChecklistMessage', { body, once: true }));
      }}
      onClose={onClose}
      size={520}
    >
      <Textarea
        data-autofocus
        label={t('message.text')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={mostLetters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Radio.Group
        label={t('message.language')}
        value={language}
        onChange={(value) => setLanguage(value === 'hi' ? 'hi' : 'en')}
      >
        <div className="dialog-radios">
          <Radio value="en" label="English" />
          <Radio value="hi" label="हिन्दी" />
        </div>
      </Radio.Group>
      <Radio.Group
        label={t('message.how')}
        value={send}
        onChange={(value) => setSend(value === 'copy' ? 'copy' : 'mail')}
      >
        <div className="dialog-radios">
          <Radio value="mail" label={t('message.mail')} />
          <Radio value="copy" label={t('message.copyChoice')} />
        </div>
      </Radio.Group>
    </ActionDialog>
  );
}
