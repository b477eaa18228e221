import { Link, useLocation } from 'react-router';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { landingPage } from '@visawright/contract/platform/screens.ts';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Island } from './drawings.tsx';
import './dead-ends.css';
import { useDeadEndsTexts } from '../../../translations/dead-ends/dead-ends-texts.ts';

export default function NotFound() {
  const { t } = useDeadEndsTexts();
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <div className="dead" data-screen="notFound">
      <Island />
      <ScreenHeading>{t('notFoundTitle')}</ScreenHeading>
      <p>{t('notFoundLead', { address: `#${pathname}` })}</p>
      <div className="dead-links">
        <Button
          component={Link}
          to={landingPage(user.role[0] ?? 'applicant')}
          size="md"
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t('notFoundButton')}
        </Button>
      </div>
    </div>
  );
}
