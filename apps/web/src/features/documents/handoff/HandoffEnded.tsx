import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useHandoffTexts } from '../../../translations/handoff/handoff-texts.ts';

interface Props {
  documents: number;
  error: unknown;
  onAgain: () => void;
}

export function HandoffEnded({ documents, error, onAgain }: Props) {
  const { t } = useHandoffTexts();
  return (
    <>
      <b>{t(error ? 'failed' : 'over.title')}</b>
      <p className="handoff-text">
        {error ? errorText(error) : documents > 0 ? t('documents', { count: documents }) : t('over.text')}
      </p>
      <Button variant="default" size="sm" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onAgain}>
        {t('again')}
      </Button>
    </>
  );
}
