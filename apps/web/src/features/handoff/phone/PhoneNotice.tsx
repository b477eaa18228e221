import { Button, Loader } from '@mantine/core';
import { IconDeviceMobileOff, IconQrcode, IconWifiOff } from '@tabler/icons-react';
import { useHandoffWords } from '../handoff-words.ts';
import { connect, type Connection } from './connection.ts';

const icons = { none: IconQrcode, failed: IconWifiOff } as const;

// Everything but being connected, kindly and with the way on.
export function PhoneNotice({ name }: { name: Exclude<Connection['name'], 'connected'> }) {
  const t = useHandoffWords();
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
