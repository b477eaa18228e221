import { Switch } from '@mantine/core';
import type { RealmChannels } from '@visawright/contract/identity/channels.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useChannelsTexts } from '../../../../translations/channels/channels-texts.ts';
import { LoadedSection } from '../layout/LoadedSection.tsx';
import { SettingsRow, SettingsSection } from '../layout/SettingsSection.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { useRealmChannels, useSaveRealmChannel } from './realm-channels.api.ts';
import { TestMessage } from './TestMessage.tsx';
import { WeekOfMessages } from './WeekOfMessages.tsx';

function PushSwitch({ push }: { push: RealmChannels['push'] }) {
  const { t } = useChannelsTexts();
  const save = useSaveRealmChannel();
  return (
    <section aria-labelledby="set-push">
      <h3 id="set-push" className="set-subtitle">
        {t('realm.push.title')}
      </h3>
      <p className="set-lead">{t('realm.push.lead')}</p>
      <WeekOfMessages week={push} />
      <SettingsRow label={t('realm.isOn')} hint={t('realm.push.devices', { count: push.devices })}>
        <Switch
          checked={push.isOn}
          disabled={save.isPending}
          label={t(push.isOn ? 'realm.on' : 'realm.off')}
          aria-label={t('realm.push.title')}
          onChange={(event) => save.mutate({ channel: 'push', isOn: event.currentTarget.checked })}
        />
      </SettingsRow>
      <ErrorLine message={errorText(save.error)} />
      <TestMessage channel="push" isOn={push.isOn} />
    </section>
  );
}

// Providers of the realm for messages to phones, and whether browsers get messages.
export function ChannelsTab() {
  const { t } = useChannelsTexts();
  const { realm } = useSession();
  const title = t('realm.title');
  return (
    <LoadedSection title={title} query={useRealmChannels()}>
      {({ push, sms, whatsapp }) => (
        <SettingsSection title={title} lead={t('realm.lead', { name: realm.realmDisplayName })}>
          <PushSwitch push={push} />
          <ProviderForm provider="sms" saved={sms} />
          <ProviderForm provider="whatsapp" saved={whatsapp} />
        </SettingsSection>
      )}
    </LoadedSection>
  );
}
