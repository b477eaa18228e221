import { useState } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { CallError } from '../../../../lib/api/call.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { usePlaceHold } from './legal-holds.api.ts';

const shortest = 3;

// The traveller is named by the reference of an application, because admins do not see travellers.
export function PlaceHoldDialog({ onClose }: { onClose: () => void }) {
  const { t } = useSettingsTexts();
  const place = usePlaceHold();
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const submit = async () => {
    try {
      await place.mutateAsync({ reference: reference.trim(), reason: reason.trim() });
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'record.notFound') throw error;
      return setUnknown(true);
    }
    void toast(t('holds.done'), 'success');
    onClose();
  };
  return (
    <ActionDialog
      title={t('holds.placeTitle')}
      text={t('holds.placeText')}
      submit={{
        label: t('holds.place'),
        disabled: reference.trim().length < shortest || reason.trim().length < shortest,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('holds.reference')}
        description={t('holds.referenceHint')}
        value={reference}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isUnknown && t('holds.notFound')}
        data-autofocus
        onChange={(event) => {
          setReference(event.currentTarget.value);
          setUnknown(false);
        }}
      />
      <Textarea
        label={t('holds.reason')}
        description={t('holds.reasonHint')}
        value={reason}
        maxLength={1_000}
        autosize
        minRows={3}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
