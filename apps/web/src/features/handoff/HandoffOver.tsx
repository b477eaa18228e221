import { Button } from '@mantine/core';
import { IconDeviceMobileOff, IconRefresh } from '@tabler/icons-react';
import { errorWords } from '../../lib/error-words.ts';
import { useHandoffWords } from './handoff-words.ts';

interface Props {
  papers: number;
  error: unknown;
  onAgain: () => void;
  onClose: () => void;
}

export function HandoffOver({ papers, error, onAgain, onClose }: Props) {
  const t = useHandoffWords();
  return (
    <>
      <div className="handoff-here">
        <IconDeviceMobileOff size={48} stroke={1.4} aria-hidden />
        <h3>{t(error ? 'failed' : 'over.title')}</h3>
        <p>{error ? errorWords(error) : papers > 0 ? t('papers', { count: papers }) : t('over.text')}</p>
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
