import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { DialogFrame } from '../../../../components/dialog/DialogFrame.tsx';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

// Stays open until the person says that the secret is saved: it is shown nowhere else.
export function SecretDialog({ title, text, label, secret, onClose }: Props) {
  const { t } = useIntegrationsTexts();
  return (
    <DialogFrame title={title} size={520} onClose={onClose} keepsOpen>
      <p className="dialog-text">{text}</p>
      <div className="integrations-secret" data-secret>
        <span id="secret-label">{label}</span>
        <code aria-labelledby="secret-label">{secret}</code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              data-autofocus
              variant="default"
              leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{t('saved')}</Button>
      </div>
    </DialogFrame>
  );
}
