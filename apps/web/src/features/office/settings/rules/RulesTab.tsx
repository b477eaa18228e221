import { useState } from 'react';
import { NumberInput, Switch } from '@mantine/core';
import type { RealmRules } from '@visawright/contract/identity/realm-settings.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { sessionStore } from '../../../../lib/session/session.ts';
import { useSaveRealmSettings } from '../realm-settings.api.ts';
import { RealmSection } from '../layout/RealmSection.tsx';
import { LegalHolds } from './LegalHolds.tsx';
import { flatRules, ruleLimits, ruleSwitches, wholeRules, wrongRules, type RuleNumber } from './rules-draft.ts';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { SettingsRow, SettingsSection } from '../layout/SettingsSection.tsx';
import { UnsavedBar } from '../layout/UnsavedBar.tsx';
import { useDraft } from '../../../shared/preferences/use-draft.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

const numbers = Object.keys(ruleLimits) as RuleNumber[];

function RulesForm({ rules }: { rules: RealmRules }) {
  const { t } = useSettingsTexts();
  const draft = useDraft(flatRules(rules));
  const save = useSaveRealmSettings();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const wrong = wrongRules(draft.value);
  const send = () =>
    save.mutate(
      { rules: wholeRules(draft.value) },
      {
        onSuccess: ({ rules: { urgentDays, soonDays, selfSignUp, phoneForAgencyTravellers } }) => {
          const { realm } = sessionStore.getState();
          const shown = { urgentDays, soonDays, selfSignUp, phoneForAgencyTravellers };
          if (realm) sessionStore.setState({ realm: { ...realm, rules: shown } });
          draft.discard();
          setSavedAt(Date.now());
        },
      },
    );
  return (
    <SettingsSection title={t('tabs.rules')} lead={t('rules.lead')}>
      {ruleSwitches.map((name) => (
        <SettingsRow key={name} label={t(`rules.${name}`)} hint={t(`rules.hints.${name}`)}>
          <Switch
            checked={draft.value[name]}
            label={t(`rules.states.${name}.${draft.value[name] ? 'on' : 'off'}`)}
            onChange={(event) => draft.change({ [name]: event.currentTarget.checked })}
          />
        </SettingsRow>
      ))}
      {numbers.map((name) => (
        <SettingsRow key={name} label={t(`rules.${name}`)} hint={t(`rules.hints.${name}`)} htmlFor={`set-${name}`}>
          <NumberInput
            id={`set-${name}`}
            aria-describedby={`set-${name}-hint`}
            size="sm"
            w={140}
            min={ruleLimits[name][0]}
            max={ruleLimits[name][1]}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            suffix={` ${t(name.endsWith('Months') ? 'rules.months' : 'rules.days')}`}
            value={Number.isNaN(draft.value[name]) ? '' : draft.value[name]}
            error={wrong.includes(name) && t(`rules.wrong.${name}`)}
            onChange={(value) => draft.change({ [name]: value === '' ? Number.NaN : Number(value) })}
          />
        </SettingsRow>
      ))}
      <LegalHolds />
      <SavedNote at={draft.changed.length === 0 ? savedAt : null} />
      <UnsavedBar
        changed={draft.changed.map((name) => t(`rules.${name}`))}
        save={t('rules.save')}
        isSaving={save.isPending}
        error={errorText(save.error)}
        blocked={wrong.length > 0}
        onSave={send}
        onDiscard={() => {
          draft.discard();
          save.reset();
        }}
      />
    </SettingsSection>
  );
}

export function RulesTab() {
  const { t } = useSettingsTexts();
  return <RealmSection title={t('tabs.rules')}>{({ rules }) => <RulesForm rules={rules} />}</RealmSection>;
}
