import { useState } from 'react';
import { TextInput } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { isDay } from '@visawright/contract/dates/days.ts';
import { DayInput } from '../../../components/DayInput.tsx';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { today } from '../../../lib/dates/dates.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

export interface Lodged {
  readonly reference: string;
  readonly day: string; // empty: not given
}

interface Props {
  kind: 'online' | 'applied' | 'edit';
  application: Pick<Application, 'lodgedReference' | 'lodgedOn' | 'status'>;
  portal: string;
  onClose: () => void;
  onSubmit: (lodged: Lodged) => Promise<unknown>;
}

// Both are optional: the number is often issued later.
export function LodgeDialog({ kind, application, portal, onClose, onSubmit }: Props) {
  const { t } = useSubmitTexts();
  const [reference, setReference] = useState(application.lodgedReference ?? '');
  const [day, setDay] = useState(application.lodgedOn ?? (kind === 'applied' ? today() : ''));
  const [hasLeft, setLeft] = useState(false); // nothing is wrong while the date is being typed
  const isWrong = day !== '' && !isDay(day);
  const isFuture = isDay(day) && day > today();
  const hasDay = kind !== 'online';
  return (
    <ActionDialog
      title={t(`lodge.${kind}.title`)}
      text={t(`lodge.${kind}.text`, { portal })}
      submit={{ label: t(`lodge.${kind}.submit`), disabled: hasDay && (isFuture || isWrong) }}
      onSubmit={() => onSubmit({ reference: reference.trim(), day: hasDay ? day : '' })}
      onClose={onClose}
    >
      <TextInput
        label={t('lodge.number')}
        description={t('lodge.numberHint')}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        maxLength={80}
        autoComplete="off"
        data-autofocus
      />
      {hasDay && (
        <DayInput
          label={t('lodge.day')}
          value={day}
          error={isFuture ? t('lodge.dayFuture') : isWrong && hasLeft ? t('lodge.dayWrong') : undefined}
          onChange={setDay}
          onBlur={() => setLeft(true)}
        />
      )}
    </ActionDialog>
  );
}
