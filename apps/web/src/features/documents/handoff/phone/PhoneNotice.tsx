import { Button, Loader } from '@mantine/core';
import { IconDeviceMobileOff, IconQrcode, IconWifiOff } from '@tabler/icons-react';
import { connect, type Connection } from './connection.ts';
import { useHandoffTexts } from '../../../../translations/handoff/handoff-texts.ts';

const icons = { none: IconQrcode, failed: IconWifiOff } as const;

// Every state except connected, with what to do next.
export function PhoneNotice({ name }: { name: Exclude<Connection['name'], 'connected'> }) {
  const { t } = useHandoffTexts();
  if (name === 'connecting')
    return (
      <div className="phone-notice" role="status">
        <Loader size="md" />
        <p>{t('phone.connecting')}</p>
      </div>
    );
  const Icon = name in icons ? icons[name as keyof typeof icons] : IconDeviceMobileOff;
  return (
    <div className="phone-notice" role="status">
      <Icon size={48} stroke={1.4} aria-hidden />
      <h1>{t(`phone.${name}.title`)}</h1>
      <p>{t(`phone.${name}.text`)}</p>
      {name === 'failed' && <Button onClick={() => void connect()}>{t('phone.again')}</Button>}
    </div>
  );
}
