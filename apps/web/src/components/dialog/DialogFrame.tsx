import type { ReactNode } from 'react';
import { CloseButton, Modal } from '@mantine/core';
import './dialog.css';
import { useDialogsTexts } from '../../translations/dialogs/dialogs-texts.ts';

interface Props {
  title: string;
  children: ReactNode;
  onClose: () => void;
  size?: number;
  keepsOpen?: boolean; // a click outside must not lose input
}

// Mantine's header would add a second banner landmark, so this is a plain element.
export function DialogFrame({ title, children, onClose, size = 480, keepsOpen = false }: Props) {
  const { t } = useDialogsTexts();
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={size}
      centered
      closeOnClickOutside={!keepsOpen}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.4 }}
      classNames={{ body: 'dialog-body' }}
    >
      <div className="dialog-head">
        <Modal.Title className="dialog-title">{title}</Modal.Title>
        <CloseButton size="md" aria-label={t('close')} onClick={onClose} />
      </div>
      {children}
    </Modal>
  );
}
