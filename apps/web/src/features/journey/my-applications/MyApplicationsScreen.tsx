import './my-applications.css';
import { useDeferredValue } from 'react';
import { Button } from '@mantine/core';
import { IconPlaneDeparture, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { today } from '../../../lib/dates/dates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ApplyNowButton } from '../flow/steps/ApplyNowButton.tsx';
import { EmptyState } from '../../shared/applicant-page/EmptyState.tsx';
import { mayApply } from '../flow/steps/may-apply.ts';
import { PageHead } from '../../shared/applicant-page/PageHead.tsx';
import { useApplyNow } from '../flow/steps/use-apply-now.ts';
import { arrangeApplications } from './list/arrange-applications.ts';
import { MyApplicationsSkeleton } from './MyApplicationsSkeleton.tsx';
import { leadText } from './lead-text.ts';
import { ApplicationList } from './list/ApplicationList.tsx';
import { useMyApplications } from './my-applications.api.ts';
import { useIsWide } from './use-is-wide.ts';
import { useMyApplicationsTexts } from '../../../translations/my-applications/my-applications-texts.ts';
import { applicantText } from '../../../translations/applicant/applicant-texts.ts';

export function MyApplicationsScreen() {
  const { t } = useMyApplicationsTexts();
  const { user, flags } = useSession();
  const { data: found, isError, isFetching, fetchStatus, refetch } = useMyApplications();
  const data = useDeferredValue(found); // keeps input responsive while a long list renders
  const isSlow = useDelayed(!data);
  const isWide = useIsWide();
  const applyNow = useApplyNow();
  const rows = data?.items ?? [];
  const own = user.applicantUid;
  const trips = arrangeApplications(rows, { sort: 'soonest', day: today(), own });
  const isLost = !data && (isError || fetchStatus === 'paused');
  const isEmpty = data !== undefined && rows.length === 0;
  return (
    <div className="applicant screen mine" data-screen="myApplications">
      <div className="mine-head">
        <PageHead title={t('heading')}>{leadText(t, trips, today())}</PageHead>
        {applyNow && !isEmpty && (
          <Button variant="default" h={48} px={22} leftSection={<IconPlus size={18} aria-hidden />} onClick={applyNow}>
            {applicantText('menu.apply')}
          </Button>
        )}
      </div>
      {rows.length > 0 && <ApplicationList rows={rows} own={own} />}
      {isEmpty && (
        <div data-state="empty">
          <EmptyState
            icon={IconPlaneDeparture}
            title={t('empty.title')}
            text={t(mayApply({ user, flags }) ? 'empty.text' : 'empty.byAgency')}
          >
            <ApplyNowButton />
          </EmptyState>
        </div>
      )}
      {isLost && (
        <div data-state="reload">
          <EmptyState icon={IconPlaneDeparture} title={t('reload.title')} text={t('reload.text')}>
            <Button
              variant="default"
              h={48}
              px={22}
              loading={isFetching}
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={() => void refetch()}
            >
              {t('reload.button')}
            </Button>
          </EmptyState>
        </div>
      )}
      {!isLost && isSlow && <MyApplicationsSkeleton isWide={isWide} />}
    </div>
  );
}
