import type { ReactNode } from 'react';
import { CloseButton, Modal } from '@mantine/core';
import { useDialogWords } from './dialog-words.ts';
import './dialog.css';

interface Props {
  title: string;
  children: ReactNode;
  onClose: () => void;
  size?: number;
  keepsOpen?: boolean; // a click beside it must not lose what was typed
}

// The library's own heading would be a second banner of the page, so ours is a plain line.
export function DialogFrame({ title, children, onClose, size = 480, keepsOpen = false }: Props) {
  const t = useDialogWords();
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
