import { useState } from 'react';
import { Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { countries } from '@visawright/contract/platform/country.ts';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { sessionStore, useSession } from '../../../../lib/session/session.ts';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { SettingsRow, SettingsSection } from '../layout/SettingsSection.tsx';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { UnsavedBar } from '../layout/UnsavedBar.tsx';
import { useDraft } from '../../../shared/preferences/use-draft.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { staffText } from '../../../../translations/staff/staff-texts.ts';

export function ProfileTab() {
  const { t, language } = useSettingsTexts();
  const { user } = useSession();
  const draft = useDraft({ firstName: user.firstName, lastName: user.lastName, country: user.address.country });
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { value } = draft;
  const noName = value.firstName.trim() === '';
  const save = useMutation({
    mutationFn: () => call('updateProfile', { body: draft.edits, once: true }),
    onSuccess: (profile) => {
      sessionStore.setState({ user: { ...user, ...profile } });
      draft.discard();
      setSavedAt(Date.now());
    },
  });
  const names = countries.map((one) => ({
    value: one.label,
    label: countryName({ country: one.label, countryISO: one.value }, language),
  }));
  return (
    <SettingsSection title={t('tabs.profile')} lead={t('profile.lead')}>
      <SettingsRow label={t('profile.firstName')} htmlFor="set-first">
        <TextInput
          id="set-first"
          autoComplete="given-name"
          maxLength={80}
          value={value.firstName}
          error={noName && t('profile.nameMissing')}
          onChange={(event) => draft.change({ firstName: event.currentTarget.value })}
        />
      </SettingsRow>
      <SettingsRow label={t('profile.lastName')} htmlFor="set-last">
        <TextInput
          id="set-last"
          autoComplete="family-name"
          maxLength={80}
          value={value.lastName}
          onChange={(event) => draft.change({ lastName: event.currentTarget.value })}
        />
      </SettingsRow>
      <SettingsRow label={t('profile.country')} hint={t('profile.countryHint')} htmlFor="set-country">
        <Select
          id="set-country"
          data={names}
          value={value.country}
          searchable
          clearable
          placeholder={t('profile.none')}
          comboboxProps={{ keepMounted: false }}
          onChange={(country) => draft.change({ country })}
        />
      </SettingsRow>
      <dl className="set-facts">
        <dt>{t('profile.email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('profile.role')}</dt>
        <dd>{user.role.map((role) => staffText(`roles.${role}`)).join(', ')}</dd>
        {user.companyName && (
          <>
            <dt>{t('profile.company')}</dt>
            <dd>{user.companyName}</dd>
          </>
        )}
      </dl>
      <p className="set-lead">{t('profile.fixed')}</p>
      <SavedNote at={draft.changed.length === 0 ? savedAt : null} />
      <UnsavedBar
        changed={draft.changed.map((key) => t(`profile.${key}`))}
        save={t('profile.save')}
        isSaving={save.isPending}
        error={errorText(save.error)}
        blocked={noName}
        onSave={() => save.mutate()}
        onDiscard={() => {
          draft.discard();
          save.reset();
        }}
      />
    </SettingsSection>
  );
}
