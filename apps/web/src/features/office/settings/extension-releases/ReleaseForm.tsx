import { useState, type FormEvent } from 'react';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExtensionRelease } from '@visawright/contract/extension/release.ts';
import { extension } from '@visawright/contract/platform/constants.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { releasesKey } from './releases.api.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { SettingsRow } from '../layout/SettingsSection.tsx';

const empty: ExtensionRelease = { version: '', isCritical: false, notes: '' };
const mostNotes = 2_000;

// Publishes a version of the browser extension: people with an older one are asked to update.
export function ReleaseForm() {
  const { t } = useSettingsTexts();
  const [draft, setDraft] = useState(empty);
  const [isWrong, setIsWrong] = useState(false);
  const client = useQueryClient();
  const publish = useMutation({
    mutationFn: (body: ExtensionRelease) => call('extensionCreate', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: releasesKey }),
  });
  const change = (part: Partial<ExtensionRelease>) => {
    setDraft({ ...draft, ...part });
    setIsWrong(false);
    publish.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { ...draft, version: draft.version.trim(), notes: draft.notes.trim() };
    const isRight = extension.versionShape.test(body.version);
    setIsWrong(!isRight);
    if (isRight && !publish.isPending) publish.mutate(body, { onSuccess: () => setDraft(empty) });
  };
  return (
    <>
      <form onSubmit={submit} noValidate>
        <SettingsRow label={t('extension.version')} hint={t('extension.hints.version')} htmlFor="set-version">
          <TextInput
            id="set-version"
            aria-describedby="set-version-hint"
            placeholder="1.4.0"
            maxLength={23}
            value={draft.version}
            error={isWrong && t('extension.wrongVersion')}
            onChange={(event) => change({ version: event.currentTarget.value })}
          />
        </SettingsRow>
        <SettingsRow label={t('extension.critical')} hint={t('extension.hints.critical')}>
          <Checkbox
            checked={draft.isCritical}
            label={t('extension.isCritical')}
            onChange={(event) => change({ isCritical: event.currentTarget.checked })}
          />
        </SettingsRow>
        <SettingsRow label={t('extension.notes')} hint={t('extension.hints.notes')} htmlFor="set-notes">
          <Textarea
            id="set-notes"
            aria-describedby="set-notes-hint"
            autosize
            minRows={3}
            maxLength={mostNotes}
            value={draft.notes}
            onChange={(event) => change({ notes: event.currentTarget.value })}
          />
        </SettingsRow>
        <Button type="submit" mt="md" loading={publish.isPending}>
          {t('extension.publish')}
        </Button>
      </form>
      <p className="set-lead" role="status">
        {publish.data && t('extension.published', { version: publish.data.version })}
      </p>
      <ErrorLine message={errorText(publish.error)} />
    </>
  );
}
