import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useRemoveDomain } from '../realm-settings.api.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

// Asks to type the domain, because removing it affects everyone who uses it.
export function RemoveDomain({ host, onClose }: { host: string; onClose: () => void }) {
  const { t } = useSettingsTexts();
  const remove = useRemoveDomain();
  const [typed, setTyped] = useState('');
  return (
    <ActionDialog
      title={t('domains.removeTitle', { host })}
      text={t('domains.removeText')}
      submit={{ label: t('domains.remove'), tone: 'bad', disabled: typed.trim().toLowerCase() !== host }}
      onSubmit={async () => {
        await remove.mutateAsync(host);
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('domains.type', { host })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
