import { Button } from '@mantine/core';
import { IconDeviceMobileOff, IconRefresh } from '@tabler/icons-react';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  documents: number;
  error: unknown;
  onAgain: () => void;
  onClose: () => void;
}

export function HandoffEnded({ documents, error, onAgain, onClose }: Props) {
  const { t } = useHandoffTexts();
  return (
    <>
      <div className="handoff-here">
        <IconDeviceMobileOff size={48} stroke={1.4} aria-hidden />
        <h3>{t(error ? 'failed' : 'over.title')}</h3>
        <p>{error ? errorText(error) : documents > 0 ? t('documents', { count: documents }) : t('over.text')}</p>
      </div>
      <div className="dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </>
  );
}
