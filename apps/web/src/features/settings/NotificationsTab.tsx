import { useState } from 'react';
import { Switch } from '@mantine/core';
import type { NotificationKind } from '@visawright/contract/notification.ts';
import type { Role } from '@visawright/contract/roles.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { Failing } from '../../components/Failing.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/words.ts';
import { usePreferences, useSavePreferences } from './preferences.api.ts';
import { SavedNote } from './SavedNote.tsx';
import { Section } from './Section.tsx';

// What can reach whom at all.
const kindsOf: Partial<Record<Role, readonly NotificationKind[]>> = {
  agent: ['transferred', 'reviewReturned', 'reviewApproved', 'packageReady', 'announcement'],
  agency: ['reviewReturned', 'reviewApproved', 'packageReady', 'requestDecided', 'announcement'],
  admin: ['requestMade', 'announcement'],
};
const usual = { app: true, mail: false };
const ways = ['app', 'mail'] as const;

export function NotificationsTab() {
  const { t } = useTranslation('settings');
  const role = useSession().user.role[0] ?? 'agent';
  const { data, error, isFetching, refetch } = usePreferences();
  const save = useSavePreferences();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const choose = (kind: NotificationKind, way: (typeof ways)[number], on: boolean) => {
    const now = data?.notifications ?? {};
    const notifications = { ...now, [kind]: { ...usual, ...now[kind], [way]: on } };
    save.mutate({ notifications }, { onSuccess: () => setSavedAt(Date.now()) });
  };
  if (!data && error)
    return (
      <Section title={t('tabs.notifications')}>
        <Failing title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      </Section>
    );
  return (
    <Section title={t('tabs.notifications')} lead={t('notify.lead')}>
      <table className="set-table">
        <thead>
          <tr>
            <th scope="col">{t('notify.what')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`notify.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(kindsOf[role] ?? []).map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`notify.kinds.${kind}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <Switch
                    size="sm"
                    aria-label={t('notify.choice', { kind: t(`notify.kinds.${kind}`), way: t(`notify.${way}`) })}
                    disabled={!data}
                    checked={(data?.notifications[kind] ?? usual)[way]}
                    onChange={(event) => choose(kind, way, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ErrorLine message={errorWords(save.error)} />
      <SavedNote at={savedAt} />
    </Section>
  );
}
