import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { useDialogWords } from './dialog-words.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { ErrorLine } from './ErrorLine.tsx';

interface Props {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  submit: { label: string; tone?: 'bad'; disabled?: boolean };
  /** Rejected: its words are shown beside the button and nothing typed is lost. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  size?: number;
  second?: ReactNode;
}

// A window with one deed in it. Enter sends, Esc leaves.
export function ActionDialog({ title, text, children, submit, onSubmit, onClose, size = 480, second }: Props) {
  const t = useDialogWords();
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
      setError(errorWords(caught));
      if (!isHere.current) void toast(errorWords(caught), 'error'); // closed before the answer came
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
