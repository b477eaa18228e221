import { useTranslation } from '../../lib/words.ts';
import { Link } from 'react-router';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ScreenId } from '@visawright/contract/screens.ts';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { useSession } from '../../lib/session.ts';
import { ScreenIcon } from '../../components/ScreenIcon.tsx';
import { screenName } from './screen-name.ts';
import { ScreenSketch } from './ScreenSketch.tsx';
import { wayOn } from './way-on.ts';
import './placeholder.css';

// Stands where a screen is not built yet: its own title, and what will be here.
export function StaffPlaceholder({ screen }: { screen: ScreenId }) {
  const { t } = useTranslation('staff');
  const role = useSession().user.role[0] ?? 'applicant';
  const name = screenName(screen, role);
  const way = wayOn(screen, role);

  return (
    <div className="staff-screen" data-screen={screen}>
      <div className="staff-page-head">
        <ScreenHeading>{t(`screens.${name}`)}</ScreenHeading>
        <span className="staff-pill">{t('placeholder.tag')}</span>
      </div>
      <div className="staff-center staff-placeholder">
        <ScreenSketch screen={screen}>
          <ScreenIcon screen={screen} size={26} />
        </ScreenSketch>
        <p>{t(`purposes.${name}`)}</p>
        {way && (
          <Button
            component={Link}
            to={way.path}
            variant="default"
            rightSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('placeholder.goTo', { place: t(`screens.${way.screen}`) })}
          </Button>
        )}
      </div>
    </div>
  );
}
