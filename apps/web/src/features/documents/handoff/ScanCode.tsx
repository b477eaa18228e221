import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconClock, IconCopy } from '@tabler/icons-react';
import { QrPicture } from './QrPicture.tsx';
import { timeLeft } from './time-left.ts';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  address: string;
  until: number;
  now: number;
  onCancel: () => void;
}

const steps = ['scan', 'add', 'seen'] as const;

export function ScanCode({ address, until, now, onCancel }: Props) {
  const { t } = useHandoffTexts();
  const [copied, setCopied] = useState(false);
  const { key, ...values } = timeLeft(until, now);
  const copy = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => setCopied(true))
      .catch(() => null);
  return (
    <>
      <div className="handoff-scan">
        <QrPicture text={address} label={t('qr')} />
        <div>
          <ol className="handoff-steps">
            {steps.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
          <p className="handoff-time">
            <IconClock size={18} stroke={1.7} aria-hidden />
            {t(`codeFor.${key}`, values)}
          </p>
        </div>
      </div>
      <div className="dialog-foot">
        <Button variant="subtle" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
