import { useState } from 'react';
import { Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { countries } from '@visawright/contract/country.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { sessionStore, useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';
import { Row, Section } from './Section.tsx';
import { SavedNote } from './SavedNote.tsx';
import { UnsavedBar } from './UnsavedBar.tsx';
import { useDraft } from './use-draft.ts';

export function ProfileTab() {
  const { t, i18n } = useTranslation(['settings', 'staff']);
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
    label: countryName({ country: one.label, countryISO: one.value }, i18n.language),
  }));
  return (
    <Section title={t('tabs.profile')} lead={t('profile.lead')}>
      <Row label={t('profile.firstName')} htmlFor="set-first">
        <TextInput
          id="set-first"
          autoComplete="given-name"
          maxLength={80}
          value={value.firstName}
          error={noName && t('profile.nameMissing')}
          onChange={(event) => draft.change({ firstName: event.currentTarget.value })}
        />
      </Row>
      <Row label={t('profile.lastName')} htmlFor="set-last">
        <TextInput
          id="set-last"
          autoComplete="family-name"
          maxLength={80}
          value={value.lastName}
          onChange={(event) => draft.change({ lastName: event.currentTarget.value })}
        />
      </Row>
      <Row label={t('profile.country')} hint={t('profile.countryHint')} htmlFor="set-country">
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
      </Row>
      <dl className="set-facts">
        <dt>{t('profile.email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('profile.role')}</dt>
        <dd>{user.role.map((role) => t(`roles.${role}`)).join(', ')}</dd>
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
        error={errorWords(save.error)}
        blocked={noName}
        onSave={() => save.mutate()}
        onDiscard={() => {
          draft.discard();
          save.reset();
        }}
      />
    </Section>
  );
}
