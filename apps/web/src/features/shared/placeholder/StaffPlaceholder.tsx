import { Link } from 'react-router';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ScreenIcon } from '../../../components/ScreenIcon.tsx';
import { screenName } from './screen-name.ts';
import { ScreenSketch } from './ScreenSketch.tsx';
import { landingLink } from './landing-link.ts';
import './placeholder.css';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

// For screens that are not implemented yet.
export function StaffPlaceholder({ screen }: { screen: ScreenId }) {
  const { t } = useStaffTexts();
  const role = useSession().user.role[0] ?? 'applicant';
  const name = screenName(screen, role);
  const landing = landingLink(screen, role);

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
        {landing && (
          <Button
            component={Link}
            to={landing.path}
            variant="default"
            rightSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('placeholder.goTo', { place: t(`screens.${landing.screen}`) })}
          </Button>
        )}
      </div>
    </div>
  );
}
