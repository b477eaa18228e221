import { useState } from 'react';
import { TextInput } from '@mantine/core';
import type { Application } from '@visawright/contract/application.ts';
import { ActionDialog } from '../../components/dialog/ActionDialog.tsx';
import { today } from '../../lib/dates.ts';
import { useSubmitWords } from './submit-words.ts';

export interface Lodged {
  readonly reference: string;
  readonly day: string; // empty: not said
}

interface Props {
  kind: 'online' | 'applied' | 'edit';
  application: Pick<Application, 'lodgedReference' | 'lodgedOn' | 'status'>;
  portal: string;
  onClose: () => void;
  onSubmit: (lodged: Lodged) => Promise<unknown>;
}

// The number is often not there yet on the day: both may stay empty and come later.
export function LodgeDialog({ kind, application, portal, onClose, onSubmit }: Props) {
  const { t } = useSubmitWords();
  const [reference, setReference] = useState(application.lodgedReference ?? '');
  const [day, setDay] = useState(application.lodgedOn ?? (kind === 'applied' ? today() : ''));
  const isFuture = day > today();
  const hasDay = kind !== 'online';
  return (
    <ActionDialog
      title={t(`lodge.${kind}.title`)}
      text={t(`lodge.${kind}.text`, { portal })}
      submit={{ label: t(`lodge.${kind}.submit`), disabled: hasDay && isFuture }}
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
        <TextInput
          type="date"
          label={t('lodge.day')}
          value={day}
          max={today()}
          error={isFuture ? t('lodge.dayFuture') : undefined}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      )}
    </ActionDialog>
  );
}
