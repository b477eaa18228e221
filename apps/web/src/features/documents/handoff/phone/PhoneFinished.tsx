import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useHandoffTexts } from '../../../../translations/handoff/handoff-texts.ts';

export function PhoneFinished({ count, onMore }: { count: number; onMore: () => void }) {
  const { t } = useHandoffTexts();
  return (
    <div className="phone-notice" role="status" data-tone="good">
      <IconCircleCheck size={56} stroke={1.4} aria-hidden />
      <h1>{t('phone.finished')}</h1>
      <p>{t('phone.finishedText', { count })}</p>
      <Button variant="default" onClick={onMore}>
        {t('phone.more')}
      </Button>
    </div>
  );
}
