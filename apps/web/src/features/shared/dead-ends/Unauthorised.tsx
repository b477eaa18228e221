import { Link, useLocation } from 'react-router';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { landingPage, screens } from '@visawright/contract/platform/screens.ts';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Barrier } from './drawings.tsx';
import './dead-ends.css';
import { useDeadEndsTexts } from '../../../translations/dead-ends/dead-ends-texts.ts';
import { sharedText } from '../../../translations/shared/shared-texts.ts';

// Names the roles that have access, so that the user knows whom to ask.
const rolesAt = (path: string) => [
  ...new Set(screens.filter((row) => row.paths.includes(path)).flatMap((row) => row.roles)),
];

export default function Unauthorised() {
  const { t, language } = useDeadEndsTexts();
  const { pathname } = useLocation();
  const { user, logout } = useSession();
  const own = user.role[0] ?? 'applicant';
  const needed = rolesAt(pathname);
  const listed = (type: 'conjunction' | 'disjunction', nameOf: (role: Role) => string) =>
    new Intl.ListFormat(language, { type }).format(needed.map(nameOf));
  const values = {
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    role: sharedText(`roles.${own}`),
    needed: listed('disjunction', (role) => sharedText(`roles.${role}`)),
  };
  const known = needed.length > 0;
  return (
    <div className="dead" data-screen="unauthorised">
      <Barrier />
      <ScreenHeading>
        {known
          ? t('unauthorisedFor', { roles: listed('conjunction', (role) => t(`many.${role}`)) })
          : t('unauthorisedTitle')}
      </ScreenHeading>
      <p>{known ? t('unauthorisedLead', values) : t('unauthorisedUnknown', values)}</p>
      <div className="dead-links">
        <Button
          component={Link}
          to={landingPage(own)}
          size="md"
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t('landing')}
        </Button>
        <Button variant="default" size="md" onClick={() => void logout()}>
          {sharedText('logout')}
        </Button>
      </div>
    </div>
  );
}
