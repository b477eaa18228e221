import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

interface Props {
  kind: 'agencies' | 'distributors';
  subject: string;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<unknown>;
}

export function SuspendCompanyDialog({ kind, subject, onClose, onSubmit }: Props) {
  const { t } = usePeopleTexts();
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t('suspend.title', { name: subject })}
      text={t(`${kind}.suspendText`)}
      submit={{ label: t('suspend.submit'), tone: 'bad', disabled: reason.trim() === '' }}
      onSubmit={() => onSubmit(reason.trim())}
      onClose={onClose}
    >
      <Textarea
        label={t('suspend.reason')}
        description={t('suspend.reasonNeeded')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={500}
        autosize
        minRows={3}
        data-autofocus
      />
    </ActionDialog>
  );
}
