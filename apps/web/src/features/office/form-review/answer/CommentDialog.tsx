import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  field: string;
  onClose: () => void;
  onSubmit: (text: string) => Promise<unknown>;
}

export function CommentDialog({ field, onClose, onSubmit }: Props) {
  const { t } = useFormStaffTexts();
  const [text, setText] = useState('');
  return (
    <ActionDialog
      title={t('comment.title', { field })}
      text={t('comment.text')}
      submit={{ label: t('comment.submit'), disabled: text.trim() === '' }}
      onSubmit={() => onSubmit(text.trim())}
      onClose={onClose}
    >
      <Textarea
        label={t('comment.label')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={3_000}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
      />
    </ActionDialog>
  );
}
