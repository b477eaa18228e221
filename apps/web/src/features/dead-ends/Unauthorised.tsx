import { Link, useLocation } from 'react-router';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { landingPage, screens } from '@visawright/contract/screens.ts';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { useSession } from '../../lib/session.ts';
import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/deadEnds.ts';
import { Barrier } from './drawings.tsx';
import './dead-ends.css';

addWords('deadEnds', words);

// Whose page it is, so that a person knows whom to ask.
const rolesAt = (path: string) => [
  ...new Set(screens.filter((row) => row.paths.includes(path)).flatMap((row) => row.roles)),
];

export default function Unauthorised() {
  const { t, i18n } = useTranslation(['deadEnds', 'shared']);
  const { pathname } = useLocation();
  const { user, logout } = useSession();
  const own = user.role[0] ?? 'applicant';
  const needed = rolesAt(pathname);
  const listed = (type: 'conjunction' | 'disjunction', table: string) =>
    new Intl.ListFormat(i18n.language, { type }).format(needed.map((role) => t(`${table}.${role}`)));
  const values = {
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    role: t(`shared:roles.${own}`),
    needed: listed('disjunction', 'shared:roles'),
  };
  const known = needed.length > 0;
  return (
    <div className="dead" data-screen="unauthorised">
      <Barrier />
      <ScreenHeading>
        {known ? t('unauthorisedFor', { roles: listed('conjunction', 'many') }) : t('unauthorisedTitle')}
      </ScreenHeading>
      <p>{known ? t('unauthorisedLead', values) : t('unauthorisedUnknown', values)}</p>
      <div className="dead-ways">
        <Button
          component={Link}
          to={landingPage(own)}
          size="md"
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t('landing')}
        </Button>
        <Button variant="default" size="md" onClick={() => void logout()}>
          {t('shared:logout')}
        </Button>
      </div>
    </div>
  );
}
