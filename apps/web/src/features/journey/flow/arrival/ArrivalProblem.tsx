import { Button, Group } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../../../lib/session/session.ts';
import { EmptyState } from '../../../shared/applicant-page/EmptyState.tsx';
import type { LinkProblem } from './link-arrival.ts';
import { useArrivalTexts } from '../../../../translations/arrival/arrival-texts.ts';
import { applicantText } from '../../../../translations/applicant/applicant-texts.ts';

export function ArrivalProblem({ problem }: { problem: LinkProblem }) {
  const { t } = useArrivalTexts();
  const { user, realm, logout } = useSession();
  const words = { tenant: realm.realmDisplayName, email: user.email };
  return (
    <div data-problem={problem}>
      <EmptyState icon={IconLinkOff} title={t(`problem.${problem}.title`)} text={t(`problem.${problem}.text`, words)}>
        <Group justify="center" gap={12} className="empty-actions">
          {problem === 'foreign' && (
            <Button variant="default" h={48} px={22} onClick={() => void logout()}>
              {applicantText('menu.logout')}
            </Button>
          )}
          <Button component={Link} to="/applications" h={48} px={22}>
            {applicantText('menu.applications')}
          </Button>
        </Group>
      </EmptyState>
    </div>
  );
}
