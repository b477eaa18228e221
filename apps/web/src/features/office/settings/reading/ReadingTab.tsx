import { useState } from 'react';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import type { VisionEndpoint } from '@visawright/contract/documents/vision-endpoint.ts';
import { CallError } from '../../../../lib/api/call.ts';
import { longDay } from '../../../../lib/dates/dates.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { LoadedSection } from '../layout/LoadedSection.tsx';
import {
  agreementStands,
  keepsKey,
  languageOf,
  readingEdit,
  savedReading,
  wordsIn,
  wrongReading,
} from './reading-draft.ts';
import type { ReadingDraft, ReadingField } from './reading-draft.ts';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { SettingsRow, SettingsSection } from '../layout/SettingsSection.tsx';
import { UnsavedBar } from '../layout/UnsavedBar.tsx';
import { useDraft } from '../../../shared/preferences/use-draft.ts';
import { useSaveVisionEndpoint, useVisionEndpoint } from './vision-endpoint.api.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

const refusedField: Readonly<Record<string, ReadingField>> = {
  'vision.addressRefused': 'url',
  'vision.keyMissing': 'apiKey',
};
const texts = [
  ['url', 300],
  ['model', 100],
  ['apiKey', 500],
] as const;
const goTo = (field: ReadingField | undefined) => field && document.getElementById(`set-${field}`)?.focus();

function ReadingForm({ endpoint }: { endpoint: VisionEndpoint | null }) {
  const { t, language } = useSettingsTexts();
  const draft = useDraft(savedReading(endpoint));
  const save = useSaveVisionEndpoint();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const wrong = wrongReading(draft.value, endpoint);
  const refused = save.error instanceof CallError ? refusedField[save.error.code] : undefined;
  const wordsOf = (field: ReadingField) =>
    refused === field ? errorText(save.error) : tried && wrong.includes(field) && t(`reading.wrong.${field}`);
  const change = (part: Partial<ReadingDraft>) => {
    if (save.error) save.reset();
    draft.change(part);
  };
  const settle = () => {
    draft.discard();
    setTried(false);
  };
  const send = () => {
    setTried(true);
    if (wrong.length > 0) return goTo(wrong[0]);
    save.mutate(readingEdit(draft.value, endpoint, language), {
      onSuccess: () => {
        settle();
        setSavedAt(Date.now());
      },
      onError: (error) => goTo(error instanceof CallError ? refusedField[error.code] : undefined),
    });
  };
  const hintOf = (field: ReadingField) =>
    t(`reading.hints.${field === 'apiKey' && keepsKey(draft.value, endpoint) ? 'keySaved' : field}`);
  return (
    <SettingsSection title={t('tabs.reading')} lead={t('reading.lead')}>
      <p className="set-lead set-leaves">{t('reading.leaves')}</p>
      <SettingsRow label={t('reading.isOn')} hint={t('reading.hints.isOn')}>
        <Switch
          checked={draft.value.isOn}
          label={t(draft.value.isOn ? 'reading.on' : 'reading.off')}
          onChange={(event) => change({ isOn: event.currentTarget.checked })}
        />
      </SettingsRow>
      {texts.map(([field, maxLength]) => (
        <SettingsRow key={field} label={t(`reading.${field}`)} hint={hintOf(field)} htmlFor={`set-${field}`}>
          <TextInput
            id={`set-${field}`}
            aria-describedby={`set-${field}-hint`}
            type={field === 'apiKey' ? 'password' : 'text'}
            autoComplete={field === 'apiKey' ? 'new-password' : 'off'} // keeps password managers from filling in the person's password
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            value={draft.value[field]}
            error={wordsOf(field)}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        </SettingsRow>
      ))}
      <SettingsRow label={t('reading.agrees')} hint={t('reading.hints.agrees')}>
        {endpoint && agreementStands(draft.value, endpoint) ? (
          <div className="set-agreed">
            <p lang={languageOf(endpoint)}>{endpoint.words}</p>
            <small>
              {t('reading.agreed', {
                name: endpoint.agreedByName,
                day: longDay(endpoint.agreedAt, language),
              })}
            </small>
          </div>
        ) : (
          <Checkbox
            id="set-agrees"
            checked={draft.value.agrees}
            label={wordsIn(language)}
            error={wordsOf('agrees')}
            onChange={(event) => change({ agrees: event.currentTarget.checked })}
          />
        )}
      </SettingsRow>
      <SavedNote at={draft.changed.length === 0 ? savedAt : null} />
      <UnsavedBar
        changed={draft.changed.map((name) => t(`reading.${name}`))}
        save={t('reading.save')}
        isSaving={save.isPending}
        error={refused ? '' : errorText(save.error)}
        onSave={send}
        onDiscard={() => {
          settle();
          save.reset();
        }}
      />
    </SettingsSection>
  );
}

export function ReadingTab() {
  const { t } = useSettingsTexts();
  return (
    <LoadedSection title={t('tabs.reading')} query={useVisionEndpoint()}>
      {({ endpoint }) => <ReadingForm endpoint={endpoint} />}
    </LoadedSection>
  );
}
