import { useState } from 'react';
import { SegmentedControl, Select, Switch } from '@mantine/core';
import type { NotificationChoice, Preferences } from '@visawright/contract/identity/preferences.ts';
import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import { channelNames, howOften } from '@visawright/contract/platform/notification-facts.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { usePreferences, useSavePreferences } from '../../../shared/preferences/preferences.api.ts';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import {
  kindGroups,
  kindsIn,
  leavesApp,
  presetChoices,
  presetNames,
  presetOf,
  usualChoice,
} from './notification-kinds.ts';
import { useOwnChannels } from './channels/channels.api.ts';
import { OwnChannelsForm } from './channels/OwnChannelsForm.tsx';
import { NotificationTimesForm } from './NotificationTimesForm.tsx';

const hinted: Partial<Record<NotificationKind, 'documentsMissing' | 'lodgeSoon'>> = {
  documentsMissing: 'documentsMissing',
  lodgeSoon: 'lodgeSoon',
};

export function NotificationsTab() {
  const { t } = useSettingsTexts();
  const role = useSession().user.role[0] ?? 'agent';
  const { data, error, isFetching, refetch } = usePreferences();
  const save = useSavePreferences();
  const own = useOwnChannels();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const store = (part: Partial<Preferences>) => save.mutate(part, { onSuccess: () => setSavedAt(Date.now()) });
  const choices = data?.notifications ?? {};
  // Columns of channels that the realm does not offer are left out.
  const offered: readonly string[] = [...(own.data?.offered ?? []), own.data?.push.isOffered ? 'push' : ''];
  const columns = ['app' as const, ...channelNames.filter((name) => name === 'mail' || offered.includes(name))];
  const choose = (kind: NotificationKind, part: Partial<NotificationChoice>) =>
    store({ notifications: { ...choices, [kind]: { ...usualChoice, ...choices[kind], ...part } } });
  if (!data && error)
    return (
      <SettingsSection title={t('tabs.notifications')}>
        <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      </SettingsSection>
    );
  return (
    <SettingsSection title={t('tabs.notifications')} lead={t('notify.lead')}>
      <div className="set-presets">
        <span id="set-presets">{t('notify.presets')}</span>
        <SegmentedControl
          size="xs"
          aria-labelledby="set-presets"
          disabled={!data}
          value={(data && presetOf(choices, role)) ?? ''}
          onChange={(name) => {
            const preset = presetNames.find((each) => each === name);
            if (preset) store({ notifications: { ...choices, ...presetChoices(preset, role) } });
          }}
          data={presetNames.map((name) => ({ value: name, label: t(`notify.preset.${name}`) }))}
        />
      </div>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <div className="set-notify-scroll" role="group" aria-label={t('tabs.notifications')} tabIndex={0}>
        <table className="set-table set-notify">
          <thead>
            <tr>
              <th scope="col">{t('notify.what')}</th>
              {columns.map((channel) => (
                <th key={channel} scope="col">
                  {t(`notify.${channel}`)}
                </th>
              ))}
              <th scope="col">{t('notify.often')}</th>
            </tr>
          </thead>
          {kindGroups.map((group) => {
            const kinds = kindsIn(group, role);
            return (
              kinds.length > 0 && (
                <tbody key={group}>
                  <tr className="set-group">
                    <th scope="rowgroup" colSpan={columns.length + 2}>
                      {t(`notify.groups.${group}`)}
                    </th>
                  </tr>
                  {kinds.map((kind) => {
                    const choice = choices[kind] ?? usualChoice;
                    const name = t(`notify.kinds.${kind}`);
                    const hint = hinted[kind];
                    return (
                      <tr key={kind}>
                        <th scope="row">
                          {name}
                          {hint && <small>{t(`notify.hints.${hint}`)}</small>}
                        </th>
                        {columns.map((channel) => (
                          <td key={channel}>
                            <Switch
                              size="sm"
                              aria-label={t('notify.choice', { kind: name, channel: t(`notify.${channel}`) })}
                              disabled={!data}
                              checked={choice[channel]}
                              onChange={(event) => choose(kind, { [channel]: event.currentTarget.checked })}
                            />
                          </td>
                        ))}
                        <td>
                          <Select
                            size="xs"
                            aria-label={t('notify.choice', { kind: name, channel: t('notify.often') })}
                            disabled={!data || !leavesApp(choice)}
                            allowDeselect={false}
                            value={choice.often}
                            onChange={(often) => {
                              const chosen = howOften.find((each) => each === often);
                              if (chosen) choose(kind, { often: chosen });
                            }}
                            data={howOften.map((often) => ({ value: often, label: t(`notify.howOften.${often}`) }))}
                          />
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              )
            );
          })}
        </table>
      </div>
      {data && (
        <NotificationTimesForm
          times={data.notificationTimes}
          onChange={(notificationTimes) => store({ notificationTimes })}
        />
      )}
      <OwnChannelsForm query={own} />
      <ErrorLine message={errorText(save.error)} />
      <SavedNote at={savedAt} />
    </SettingsSection>
  );
}
