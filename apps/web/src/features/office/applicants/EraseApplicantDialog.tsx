import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { useApplicantsTexts } from '../../../translations/applicants/applicants-texts.ts';
import { nameOf } from './applicant-list.ts';

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

// The full name has to be typed: there is no way back.
export function EraseApplicantDialog({ row, close }: { row: Applicant; close: (erasureUid: string | null) => void }) {
  const { t } = useApplicantsTexts();
  const [typed, setTyped] = useState('');
  const name = nameOf(row);
  return (
    <ActionDialog
      title={t('erase.title', { name })}
      text={t('erase.text', { count: row.applications })}
      submit={{ label: t('erase.submit'), tone: 'bad', disabled: row.isOnHold || plain(typed) !== plain(name) }}
      onSubmit={async () => {
        const { applicantUid } = row;
        const { erasureUid } = await call('eraseApplicant', { body: { applicantUid, confirmation: typed } });
        close(erasureUid);
      }}
      onClose={() => close(null)}
    >
      {row.isOnHold && (
        <p className="erase-hold" role="alert">
          <IconGavel size={15} aria-hidden /> {t('erase.onHold')}
        </p>
      )}
      <p className="dialog-text">{t('erase.account')}</p>
      <TextInput
        label={t('erase.confirm', { name })}
        value={typed}
        disabled={row.isOnHold}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
