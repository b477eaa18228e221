import { Link } from 'react-router';
import { Button } from '@mantine/core';
import { IconPlus, IconSunrise } from '@tabler/icons-react';
import { useHomeTexts } from '../../../translations/home/home-texts.ts';

export function FirstDay() {
  const { t } = useHomeTexts();
  return (
    <div className="staff-center" data-state="empty">
      <IconSunrise size={38} stroke={1.2} color="var(--faint)" aria-hidden />
      <h2 className="staff-state-title">{t('first.title')}</h2>
      <p>{t('first.text')}</p>
      <div className="staff-state-actions">
        <Button component={Link} to="/get-visa" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('new')}
        </Button>
        <Button component={Link} to="/applicants" variant="default">
          {t('first.applicants')}
        </Button>
      </div>
    </div>
  );
}
