import { useState } from 'react';
import { daysLater } from '@visawright/contract/dates/days.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { DayInput } from '../../../components/DayInput.tsx';
import { today } from '../../../lib/dates/dates.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';

const longestDays = 365;

export function SnoozeDayDialog({ title, onClose }: { title: string; onClose: (day: string | null) => void }) {
  const { t } = useNotificationsTexts();
  const [day, setDay] = useState('');
  const isPossible = /^\d{4}-\d\d-\d\d$/.test(day) && day > today() && day <= daysLater(today(), longestDays);
  return (
    <ActionDialog
      title={title}
      size={360}
      submit={{ label: t('snooze.button'), disabled: !isPossible }}
      onSubmit={async () => onClose(day)}
      onClose={() => onClose(null)}
    >
      <DayInput data-autofocus label={t('snooze.day')} value={day} onChange={setDay} />
    </ActionDialog>
  );
}
