import { useState, type FormEvent } from 'react';
import { Button, CopyButton, Switch, TextInput } from '@mantine/core';
import type { RealmChannels } from '@visawright/contract/identity/channels.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { CallError } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useChannelsTexts } from '../../../../translations/channels/channels-texts.ts';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { useDraft } from '../../../shared/preferences/use-draft.ts';
import { LeaveGuard } from '../layout/LeaveGuard.tsx';
import { SettingsRow } from '../layout/SettingsSection.tsx';
import {
  fieldsOf,
  isSecret,
  keepsSecret,
  providerEdit,
  savedProvider,
  wrongFields,
  type Provider,
  type ProviderField,
} from './provider-draft.ts';
import { useSaveRealmChannel } from './realm-channels.api.ts';
import { TestMessage } from './TestMessage.tsx';
import { WeekOfMessages } from './WeekOfMessages.tsx';

interface Props<P extends Provider> {
  provider: P;
  saved: RealmChannels[P];
}

export function ProviderForm<P extends Provider>({ provider, saved }: Props<P>) {
  const { t } = useChannelsTexts();
  const draft = useDraft(savedProvider(provider, saved));
  const save = useSaveRealmChannel();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const wrong = wrongFields(provider, draft.value, saved);
  const isRefused = save.error instanceof CallError && save.error.code === 'channel.addressRefused';
  const idOf = (field: ProviderField) => `set-${provider}-${field}`;
  const wordsOf = (field: ProviderField) =>
    field === 'url' && isRefused
      ? errorText(save.error)
      : tried && wrong.includes(field)
        ? t(`realm.wrong.${field}`)
        : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.length > 0) {
      document.getElementById(idOf(wrong[0]!))?.focus();
      return;
    }
    save.mutate(providerEdit(provider, draft.value), {
      onSuccess: () => {
        draft.discard();
        setTried(false);
        setSavedAt(Date.now());
      },
    });
  };
  return (
    <form aria-labelledby={`set-${provider}`} onSubmit={submit} noValidate>
      {draft.changed.length > 0 && <LeaveGuard />}
      <h3 id={`set-${provider}`} className="set-subtitle">
        {t(`realm.${provider}.title`)}
      </h3>
      <p className="set-lead">{t(`realm.${provider}.lead`)}</p>
      <WeekOfMessages week={saved} />
      <SettingsRow label={t('realm.isOn')}>
        <Switch
          checked={draft.value.isOn}
          label={t(draft.value.isOn ? 'realm.on' : 'realm.off')}
          aria-label={t(`realm.${provider}.title`)}
          onChange={(event) => draft.change({ isOn: event.currentTarget.checked })}
        />
      </SettingsRow>
      {fieldsOf[provider].map((field) => (
        <SettingsRow
          key={field}
          label={t(`realm.fields.${field}`)}
          hint={t(
            isSecret(field) && keepsSecret(provider, draft.value, saved) ? 'realm.hints.saved' : `realm.hints.${field}`,
          )}
          htmlFor={idOf(field)}
        >
          <TextInput
            id={idOf(field)}
            aria-describedby={`${idOf(field)}-hint`}
            type={isSecret(field) ? 'password' : 'text'}
            autoComplete={isSecret(field) ? 'new-password' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={isSecret(field) ? 500 : 300}
            value={draft.value[field] ?? ''}
            error={wordsOf(field)}
            onChange={(event) => {
              if (save.error) save.reset();
              draft.change({ [field]: event.currentTarget.value });
            }}
          />
        </SettingsRow>
      ))}
      <SettingsRow label={t('realm.callback')} hint={t('realm.callbackHint')}>
        <p className="set-long">{saved.callbackUrl}</p>
        <CopyButton value={saved.callbackUrl}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {t(copied ? 'realm.copied' : 'realm.copy')}
            </Button>
          )}
        </CopyButton>
      </SettingsRow>
      <div className="set-actions set-after">
        <Button type="submit" disabled={draft.changed.length === 0} loading={save.isPending}>
          {t('realm.save')}
        </Button>
        <SavedNote at={draft.changed.length === 0 ? savedAt : null} />
      </div>
      <ErrorLine message={isRefused ? '' : errorText(save.error)} />
      <TestMessage channel={provider} isOn={saved.isOn && draft.changed.length === 0} />
    </form>
  );
}
