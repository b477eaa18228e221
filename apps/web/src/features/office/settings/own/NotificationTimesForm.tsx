import { useState } from 'react';
import { Select, Switch, TextInput } from '@mantine/core';
import type { NotificationTimes } from '@visawright/contract/identity/preferences.ts';
import { SettingsRow } from '../layout/SettingsSection.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

interface Props {
  times: NotificationTimes;
  onChange: (times: NotificationTimes) => void;
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const zones = Intl.supportedValuesOf('timeZone');

// Quiet hours, the time of the daily summary, and whose clock they mean.
export function NotificationTimesForm({ times, onChange }: Props) {
  const { t } = useSettingsTexts();
  const change = (part: Partial<NotificationTimes>) => onChange({ ...times, ...part });
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offered = [...new Set([times.timeZone, own, ...zones])];
  return (
    <section aria-labelledby="set-times">
      <h3 id="set-times" className="set-subtitle">
        {t('notify.times.title')}
      </h3>
      <SettingsRow label={t('notify.times.zone')} htmlFor="set-zone">
        <Select
          id="set-zone"
          searchable
          allowDeselect={false}
          value={times.timeZone}
          onChange={(timeZone) => timeZone && change({ timeZone })}
          data={offered}
        />
      </SettingsRow>
      <SettingsRow label={t('notify.times.summary')} hint={t('notify.times.summaryHint')} htmlFor="set-summary">
        <ClockInput id="set-summary" value={times.summaryAt} onChange={(summaryAt) => change({ summaryAt })} />
      </SettingsRow>
      <SettingsRow label={t('notify.times.quiet')} hint={t('notify.times.quietHint')} htmlFor="set-quiet">
        <Switch
          id="set-quiet"
          checked={times.isQuiet}
          onChange={(event) => change({ isQuiet: event.currentTarget.checked })}
        />
        {times.isQuiet && (
          <div className="set-quiet">
            <ClockInput
              label={t('notify.times.from')}
              value={times.quietFrom}
              onChange={(quietFrom) => change({ quietFrom })}
            />
            <ClockInput
              label={t('notify.times.to')}
              value={times.quietTo}
              onChange={(quietTo) => change({ quietTo })}
            />
            <Switch
              label={t('notify.times.sunday')}
              checked={times.quietSunday}
              onChange={(event) => change({ quietSunday: event.currentTarget.checked })}
            />
          </div>
        )}
      </SettingsRow>
      <p className="set-lead">{t('notify.times.privacy')}</p>
    </section>
  );
}

interface ClockProps {
  id?: string;
  label?: string;
  value: string;
  onChange: (value: string) => void;
}

// 24 hours, in both languages. Saved when the field is left with a valid time.
function ClockInput({ value, onChange, ...rest }: ClockProps) {
  const { t } = useSettingsTexts();
  const [typed, setTyped] = useState({ text: value, value });
  if (typed.value !== value) setTyped({ text: value, value }); // changed from outside
  const isValid = clockTime.test(typed.text);
  return (
    <TextInput
      w={110}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={typed.text}
      error={isValid ? undefined : t('notify.times.badTime')}
      onChange={(event) => setTyped({ text: event.currentTarget.value, value })}
      onBlur={() => isValid && typed.text !== value && onChange(typed.text)}
      {...rest}
    />
  );
}
