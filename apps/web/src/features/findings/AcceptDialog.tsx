import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { ActionDialog } from '../../components/dialog/ActionDialog.tsx';
import { useFindingsWords } from './findings-words.ts';

interface Props {
  title: string; // of the finding
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

export function AcceptDialog({ title, onSubmit, onClose }: Props) {
  const { t } = useFindingsWords();
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t('accept.title')}
      text={
        <>
          <b>{title}.</b> {t('accept.text')}
        </>
      }
      submit={{ label: t('accept.submit'), disabled: reason.trim() === '' }}
      onSubmit={() => onSubmit(reason.trim())}
      onClose={onClose}
    >
      <Textarea
        label={t('accept.reason')}
        description={t('accept.hint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={1_000}
        autosize
        minRows={3}
        required
        withAsterisk={false}
        data-autofocus
      />
    </ActionDialog>
  );
}
