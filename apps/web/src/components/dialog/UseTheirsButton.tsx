import { Button } from '@mantine/core';
import { useDialogsTexts } from '../../translations/dialogs/dialogs-texts.ts';

// Drops the own edit after a conflict.
export function UseTheirsButton({ onClick }: { onClick: () => void }) {
  const { t } = useDialogsTexts();
  return (
    <Button variant="default" onClick={onClick}>
      {t('useTheirs')}
    </Button>
  );
}
