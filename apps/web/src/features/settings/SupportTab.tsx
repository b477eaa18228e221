import { useState } from 'react';
import { TextInput } from '@mantine/core';
import type { RealmSettings } from '@visawright/contract/realm-settings.ts';
import { errorWords } from '../../lib/error-words.ts';
import { sessionStore } from '../../lib/session.ts';
import { useTranslation } from '../../lib/words.ts';
import { useSaveRealmSettings } from './realm-settings.api.ts';
import { RealmSection } from './RealmSection.tsx';
import { SavedNote } from './SavedNote.tsx';
import { Row, Section } from './Section.tsx';
import { UnsavedBar } from './UnsavedBar.tsx';
import { useDraft } from './use-draft.ts';

const fields = ['phone', 'email', 'hours', 'footer'] as const;
const looksLikeMail = (text: string) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

function SupportForm({ support }: { support: RealmSettings['support'] }) {
  const { t } = useTranslation('settings');
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
    <Section title={t('tabs.support')} lead={t('support.lead')}>
      {fields.map((field) => (
        <Row key={field} label={t(`support.${field}`)} hint={t(`support.hints.${field}`)} htmlFor={`set-${field}`}>
          <TextInput
            id={`set-${field}`}
            aria-describedby={`set-${field}-hint`}
            maxLength={200}
            value={draft.value[field]}
            error={field === 'email' && wrongMail && t('support.wrongMail')}
            onChange={(event) => draft.change({ [field]: event.currentTarget.value })}
          />
        </Row>
      ))}
      <SavedNote at={draft.changed.length === 0 ? savedAt : null} />
      <UnsavedBar
        changed={draft.changed.map((field) => t(`support.${field}`))}
        save={t('support.save')}
        isSaving={save.isPending}
        error={errorWords(save.error)}
        blocked={wrongMail}
        onSave={send}
        onDiscard={() => {
          draft.discard();
          save.reset();
        }}
      />
    </Section>
  );
}

export function SupportTab() {
  const { t } = useTranslation('settings');
  return <RealmSection title={t('tabs.support')}>{({ support }) => <SupportForm support={support} />}</RealmSection>;
}
