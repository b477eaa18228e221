import { useState, type ReactNode } from 'react';
import { Textarea } from '@mantine/core';
import { ActionDialog } from './ActionDialog.tsx';

interface Props {
  title: string;
  text: ReactNode;
  words: { readonly submit: string; readonly reason: string; readonly hint: string };
  most: number; // limit of the call
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

// An action that requires a reason.
export function ReasonDialog({ title, text, words, most, onSubmit, onClose }: Props) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={title}
      text={text}
      submit={{ label: words.submit, disabled: reason.trim() === '' }}
      onSubmit={() => onSubmit(reason.trim())}
      onClose={onClose}
    >
      <Textarea
        label={words.reason}
        description={words.hint}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={most}
        autosize
        minRows={3}
        required
        withAsterisk={false}
        data-autofocus
      />
    </ActionDialog>
  );
}
