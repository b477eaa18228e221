import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { errorText } from '../../translations/errors/error-text.ts';
import { toast } from '../../lib/browser/toast.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { ErrorLine } from './ErrorLine.tsx';
import { useDialogsTexts } from '../../translations/dialogs/dialogs-texts.ts';

interface Props {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  submit: { label: string; tone?: 'bad'; disabled?: boolean };
  /** If it rejects, the message is shown beside the button and the input stays. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  size?: number;
  second?: ReactNode;
}

// A dialog with one action. Enter submits, Esc closes.
export function ActionDialog({ title, text, children, submit, onSubmit, onClose, size = 480, second }: Props) {
  const { t } = useDialogsTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const send = async () => {
    if (busy || submit.disabled) return;
    setBusy(true);
    setError('');
    try {
      await onSubmit();
    } catch (caught) {
      setError(errorText(caught));
      if (!isHere.current) void toast(errorText(caught), 'error'); // closed before the reply
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogFrame title={title} size={size} onClose={onClose} keepsOpen>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {text && <p className="dialog-text">{text}</p>}
        {children && <div className="dialog-fields">{children}</div>}
        <ErrorLine message={error} />
        <div className="dialog-foot">
          {second}
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={submit.disabled ?? false}
            {...(submit.tone === 'bad' ? { color: 'red.9' } : {})}
          >
            {submit.label}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
