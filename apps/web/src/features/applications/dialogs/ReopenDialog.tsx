import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { useApplicationWords } from '../application-words.ts';

interface Props {
  subject: string;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<unknown>;
}

export function ReopenDialog({ subject, onClose, onSubmit }: Props) {
  const { t } = useApplicationWords();
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t('reopen.title', { subject })}
      text={t('reopen.text')}
      submit={{ label: t('reopen.submit'), disabled: reason.trim() === '' }}
      onSubmit={() => onSubmit(reason.trim())}
      onClose={onClose}
    >
      <Textarea
        label={t('reopen.reason')}
        description={t('reopen.hint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={500}
        autosize
        minRows={3}
        required
        withAsterisk={false}
        data-autofocus
      />
    </ActionDialog>
  );
}
