import { useState } from 'react';
import { TextInput } from '@mantine/core';
import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { sessionStore } from '../../../lib/session/session.ts';
import { useSaveRealmSettings } from './realm-settings.api.ts';
import { RealmSection } from './layout/RealmSection.tsx';
import { SavedNote } from '../../shared/preferences/SavedNote.tsx';
import { SettingsRow, SettingsSection } from './layout/SettingsSection.tsx';
import { UnsavedBar } from './layout/UnsavedBar.tsx';
import { useDraft } from '../../shared/preferences/use-draft.ts';
import { useSettingsTexts } from '../../../translations/settings/settings-texts.ts';

const fields = ['phone', 'email', 'hours', 'footer'] as const;
const looksLikeMail = (text: string) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

function SupportForm({ support }: { support: RealmSettings['support'] }) {
  const { t } = useSettingsTexts();
  const draft = useDraft(support);
  const save = useSaveRealmSettings();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const wrongMail = !looksLikeMail(draft.value.email.trim());
  const send = () =>
    save.mutate(
      { support: draft.value },
      {
        onSuccess: (saved) => {
          const { realm } = sessionStore.getState();
          if (realm) sessionStore.setState({ realm: { ...realm, support: saved.support } });
          draft.discard();
          setSavedAt(Date.now());
        },
      },
    );
  return (
    <SettingsSection title={t('tabs.support')} lead={t('support.lead')}>
      {fields.map((field) => (
        <SettingsRow
          key={field}
          label={t(`support.${field}`)}
          hint={t(`support.hints.${field}`)}
          htmlFor={`set-${field}`}
        >
          <TextInput
            id={`set-${field}`}
            aria-describedby={`set-${field}-hint`}
            maxLength={200}
            value={draft.value[field]}
            error={field === 'email' && wrongMail && t('support.wrongMail')}
            onChange={(event) => draft.change({ [field]: event.currentTarget.value })}
          />
        </SettingsRow>
      ))}
      <SavedNote at={draft.changed.length === 0 ? savedAt : null} />
      <UnsavedBar
        changed={draft.changed.map((field) => t(`support.${field}`))}
        save={t('support.save')}
        isSaving={save.isPending}
        error={errorText(save.error)}
        blocked={wrongMail}
        onSave={send}
        onDiscard={() => {
          draft.discard();
          save.reset();
        }}
      />
    </SettingsSection>
  );
}

export function SupportTab() {
  const { t } = useSettingsTexts();
  return <RealmSection title={t('tabs.support')}>{({ support }) => <SupportForm support={support} />}</RealmSection>;
}
