import { Link, useLocation } from 'react-router';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { landingPage } from '@visawright/contract/screens.ts';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { useSession } from '../../lib/session.ts';
import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/deadEnds.ts';
import { Island } from './drawings.tsx';
import './dead-ends.css';

addWords('deadEnds', words);

export default function NotFound() {
  const { t } = useTranslation('deadEnds');
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <div className="dead" data-screen="notFound">
      <Island />
      <ScreenHeading>{t('notFoundTitle')}</ScreenHeading>
      <p>{t('notFoundLead', { address: `#${pathname}` })}</p>
      <div className="dead-ways">
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
