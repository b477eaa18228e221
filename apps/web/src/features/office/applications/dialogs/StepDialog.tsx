import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface Props {
  subject: string;
  to: 'online-form-completed' | 'submitted';
  onClose: () => void;
  onSubmit: (lodgedReference: string) => Promise<unknown>;
}

// A step reported by a person, with the reference from the portal or centre.
export function StepDialog({ subject, to, onClose, onSubmit }: Props) {
  const { t } = useApplicationsTexts();
  const [reference, setReference] = useState('');
  return (
    <ActionDialog
      title={t(`step.${to}.title`, { subject })}
      text={t(`step.${to}.text`)}
      submit={{ label: t(`step.${to}.submit`) }}
      onSubmit={() => onSubmit(reference.trim())}
      onClose={onClose}
    >
      <TextInput
        label={t('step.reference')}
        description={t('step.referenceHint')}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        maxLength={80}
        autoComplete="off"
        data-autofocus
      />
    </ActionDialog>
  );
}
