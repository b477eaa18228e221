import { useState } from 'react';
import { Switch } from '@mantine/core';
import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { usePreferences, useSavePreferences } from '../../../shared/preferences/preferences.api.ts';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

// Kinds of notification each role can receive.
const kindsOf: Partial<Record<Role, readonly NotificationKind[]>> = {
  agent: ['transferred', 'reviewReturned', 'reviewApproved', 'packageReady', 'announcement'],
  agency: ['reviewReturned', 'reviewApproved', 'packageReady', 'requestDecided', 'announcement', 'readLimit'],
  admin: ['requestMade', 'announcement', 'readLimit'],
};
const usual = { app: true, mail: false };
const channels = ['app', 'mail'] as const;

export function NotificationsTab() {
  const { t } = useSettingsTexts();
  const role = useSession().user.role[0] ?? 'agent';
  const { data, error, isFetching, refetch } = usePreferences();
  const save = useSavePreferences();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const choose = (kind: NotificationKind, channel: (typeof channels)[number], on: boolean) => {
    const now = data?.notifications ?? {};
    const notifications = { ...now, [kind]: { ...usual, ...now[kind], [channel]: on } };
    save.mutate({ notifications }, { onSuccess: () => setSavedAt(Date.now()) });
  };
  if (!data && error)
    return (
      <SettingsSection title={t('tabs.notifications')}>
        <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      </SettingsSection>
    );
  return (
    <SettingsSection title={t('tabs.notifications')} lead={t('notify.lead')}>
      <table className="set-table">
        <thead>
          <tr>
            <th scope="col">{t('notify.what')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notify.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(kindsOf[role] ?? []).map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`notify.kinds.${kind}`)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Switch
                    size="sm"
                    aria-label={t('notify.choice', {
                      kind: t(`notify.kinds.${kind}`),
                      channel: t(`notify.${channel}`),
                    })}
                    disabled={!data}
                    checked={(data?.notifications[kind] ?? usual)[channel]}
                    onChange={(event) => choose(kind, channel, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ErrorLine message={errorText(save.error)} />
      <SavedNote at={savedAt} />
    </SettingsSection>
  );
}
