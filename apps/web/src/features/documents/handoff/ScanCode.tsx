import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { QrPicture } from '../../../components/qr/QrPicture.tsx';
import { timeLeft } from './time-left.ts';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  address: string;
  until: number;
  now: number;
}

export function ScanCode({ address, until, now }: Props) {
  const { t } = useHandoffTexts();
  const [copied, setCopied] = useState(false);
  const { key, ...values } = timeLeft(until, now);
  const copy = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => setCopied(true))
      .catch(() => null);
  return (
    <div className="handoff-scan">
      <QrPicture className="handoff-qr" text={address} label={t('qr')} />
      <div>
        <p className="handoff-text">{t('text')}</p>
        <p className="handoff-quiet">{t(`codeFor.${key}`, values)}</p>
        <Button variant="subtle" size="compact-sm" leftSection={<IconCopy size={15} aria-hidden />} onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </div>
    </div>
  );
}
