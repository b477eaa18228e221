import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { ChannelName } from '@visawright/contract/platform/notification-facts.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useChannelsTexts } from '../../../../translations/channels/channels-texts.ts';
import { SettingsRow } from '../layout/SettingsSection.tsx';
import { useSendTestMessage } from './realm-channels.api.ts';

interface Props {
  readonly channel: Exclude<ChannelName, 'mail'>;
  readonly isOn: boolean; // as it is saved
}

// To the admin's own browsers or phone. How it ended is in the figures of the week.
export function TestMessage({ channel, isOn }: Props) {
  const { t } = useChannelsTexts();
  const send = useSendTestMessage();
  return (
    <>
      <SettingsRow label={t('realm.test.title')} hint={t(`realm.test.${channel}`)}>
        <Button
          type="button"
          variant="default"
          size="sm"
          leftSection={<IconSend size={15} aria-hidden />}
          loading={send.isPending}
          disabled={!isOn}
          aria-label={t('realm.test.of', { channel: t(`realm.${channel}.title`) })}
          onClick={() => !send.isPending && send.mutate({ channel })}
        >
          {t('realm.test.send')}
        </Button>
      </SettingsRow>
      <p className="set-lead" role="status">
        {send.isSuccess && t('realm.test.sent')}
      </p>
      <ErrorLine message={errorText(send.error)} />
    </>
  );
}
