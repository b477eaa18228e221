import { Button } from '@mantine/core';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { timeLeft } from './time-left.ts';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  documents: number;
  until: number;
  now: number;
  onDone: () => void;
  onDisconnect: () => Promise<unknown>;
}

export function PhoneConnected({ documents, until, now, onDone, onDisconnect }: Props) {
  const { t } = useHandoffTexts();
  const { key, ...values } = timeLeft(until, now);
  return (
    <>
      <div className="handoff-here">
        <IconDeviceMobileCheck size={48} stroke={1.4} aria-hidden />
        <h3>{t('connected')}</h3>
        <p role="status" data-documents={documents}>
          {documents === 0 ? t('noneYet') : t('documents', { count: documents })}
        </p>
        <p className="handoff-quiet">{t(`phoneFor.${key}`, values)}</p>
      </div>
      <div className="dialog-foot">
        <Button variant="default" onClick={() => void onDisconnect().catch(() => null)}>
          {t('disconnect')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </>
  );
}
