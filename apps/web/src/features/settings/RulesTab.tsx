import { useState } from 'react';
import { NumberInput, Switch } from '@mantine/core';
import type { RealmRules } from '@visawright/contract/realm-settings.ts';
import { errorWords } from '../../lib/error-words.ts';
import { sessionStore } from '../../lib/session.ts';
import { useTranslation } from '../../lib/words.ts';
import { useSaveRealmSettings } from './realm-settings.api.ts';
import { RealmSection } from './RealmSection.tsx';
import { flatRules, ruleLimits, wholeRules, wrongRules, type RuleNumber } from './rules-draft.ts';
import { SavedNote } from './SavedNote.tsx';
import { Row, Section } from './Section.tsx';
import { UnsavedBar } from './UnsavedBar.tsx';
import { useDraft } from './use-draft.ts';

const numbers = Object.keys(ruleLimits) as RuleNumber[];

function RulesForm({ rules }: { rules: RealmRules }) {
  const { t } = useTranslation('settings');
  const draft = useDraft(flatRules(rules));
  const save = useSaveRealmSettings();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const wrong = wrongRules(draft.value);
  const send = () =>
    save.mutate(
      { rules: wholeRules(draft.value) },
      {
        onSuccess: ({ rules: { urgentDays, soonDays } }) => {
          const { realm } = sessionStore.getState();
          if (realm) sessionStore.setState({ realm: { ...realm, rules: { urgentDays, soonDays } } });
          draft.discard();
          setSavedAt(Date.now());
        },
      },
    );
  return (
    <Section title={t('tabs.rules')} lead={t('rules.lead')}>
      <Row label={t('rules.requireApproval')} hint={t('rules.hints.requireApproval')}>
        <Switch
          checked={draft.value.requireApproval}
          label={t(draft.value.requireApproval ? 'rules.needed' : 'rules.notNeeded')}
          onChange={(event) => draft.change({ requireApproval: event.currentTarget.checked })}
        />
      </Row>
      {numbers.map((name) => (
        <Row key={name} label={t(`rules.${name}`)} hint={t(`rules.hints.${name}`)} htmlFor={`set-${name}`}>
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
            suffix={` ${t(name === 'finishedMonths' ? 'rules.months' : 'rules.days')}`}
            value={Number.isNaN(draft.value[name]) ? '' : draft.value[name]}
            error={wrong.includes(name) && t(`rules.wrong.${name}`)}
            onChange={(value) => draft.change({ [name]: value === '' ? Number.NaN : Number(value) })}
          />
        </Row>
      ))}
      <SavedNote at={draft.changed.length === 0 ? savedAt : null} />
      <UnsavedBar
        changed={draft.changed.map((name) => t(`rules.${name}`))}
        save={t('rules.save')}
        isSaving={save.isPending}
        error={errorWords(save.error)}
        blocked={wrong.length > 0}
        onSave={send}
        onDiscard={() => {
          draft.discard();
          save.reset();
        }}
      />
    </Section>
  );
}

export function RulesTab() {
  const { t } = useTranslation('settings');
  return <RealmSection title={t('tabs.rules')}>{({ rules }) => <RulesForm rules={rules} />}</RealmSection>;
}
