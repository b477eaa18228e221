import { Button, Group } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useArrivalWords } from './arrival-words.ts';
import { Empty } from './Empty.tsx';
import type { LinkProblem } from './link-arrival.ts';

// A start link that cannot be followed: why, whom to ask, and where one's own applications are.
export function ArrivalProblem({ problem }: { problem: LinkProblem }) {
  const { t } = useArrivalWords();
  const { user, realm, logout } = useSession();
  const words = { house: realm.realmDisplayName, email: user.email };
  return (
    <div data-problem={problem}>
      <Empty icon={IconLinkOff} title={t(`problem.${problem}.title`)} text={t(`problem.${problem}.text`, words)}>
        <Group justify="center" gap={12} className="empty-deeds">
          {problem === 'foreign' && (
            <Button variant="default" h={48} px={22} onClick={() => void logout()}>
              {t('applicant:menu.logout')}
            </Button>
          )}
          <Button component={Link} to="/applications" h={48} px={22}>
            {t('applicant:menu.applications')}
          </Button>
        </Group>
      </Empty>
    </div>
  );
}
