import { Button } from '@mantine/core';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { timeLeft } from './time-left.ts';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  documents: number;
  until: number;
  now: number;
  onDisconnect: () => Promise<unknown>;
}

export function PhoneConnected({ documents, until, now, onDisconnect }: Props) {
  const { t } = useHandoffTexts();
  const { key, ...values } = timeLeft(until, now);
  return (
    <div className="handoff-scan">
      <IconDeviceMobileCheck size={48} stroke={1.4} aria-hidden />
      <div>
        <b>{t('connected')}</b>
        <p role="status" data-documents={documents}>
          {documents === 0 ? t('noneYet') : t('documents', { count: documents })}
        </p>
        <p className="handoff-quiet">{t(`phoneFor.${key}`, values)}</p>
        <Button variant="default" size="sm" mt={10} onClick={() => void onDisconnect().catch(() => null)}>
          {t('disconnect')}
        </Button>
      </div>
    </div>
  );
}
