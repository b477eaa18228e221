import { useTranslation } from '../../lib/words.ts';
import { CloseButton, Kbd, Modal, Switch } from '@mantine/core';
import { SupportLines } from './SupportLines.tsx';
import './help-dialog.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  shortcuts: boolean;
  onShortcuts: (on: boolean) => void;
}

const keys = [
  ['[', 'toggleSidebar'],
  ['?', 'openHelp'],
  ['Esc', 'closeWindow'],
] as const;

export function HelpDialog({ opened, onClose, shortcuts, onShortcuts }: Props) {
  const { t } = useTranslation('staff');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      size={420}
      centered
      overlayProps={{ backgroundOpacity: 0.4 }}
    >
      <div className="staff-dialog-head">
        <Modal.Title>{t('help.title')}</Modal.Title>
        <CloseButton size="md" aria-label={t('help.close')} onClick={onClose} />
      </div>
      <dl className="staff-keys">
        {keys.map(([key, name]) => (
          <div key={key} data-off={(!shortcuts && key !== 'Esc') || undefined}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(`help.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        className="staff-keys-switch"
        checked={shortcuts}
        onChange={(event) => onShortcuts(event.currentTarget.checked)}
        label={t('help.switch')}
        description={t('help.switchHint')}
      />
      <SupportLines />
    </Modal>
  );
}
