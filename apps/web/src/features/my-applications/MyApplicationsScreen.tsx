import './my-applications.css';
import { useDeferredValue } from 'react';
import { Button } from '@mantine/core';
import { IconPlaneDeparture, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { today } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { ApplyNowButton } from '../flow/ApplyNowButton.tsx';
import { Empty } from '../flow/Empty.tsx';
import { mayApply } from '../flow/may-apply.ts';
import { PageHead } from '../flow/PageHead.tsx';
import { useApplyNow } from '../flow/use-apply-now.ts';
import { arrange } from './arrange.ts';
import { Bones } from './Bones.tsx';
import { leadOf } from './lead.ts';
import { Listing } from './Listing.tsx';
import { useMyApplicationWords } from './my-application-words.ts';
import { useMyApplications } from './my-applications.api.ts';
import { useWide } from './use-wide.ts';

export function MyApplicationsScreen() {
  const { t } = useMyApplicationWords();
  const { user, flags } = useSession();
  const { data: found, isError, isFetching, fetchStatus, refetch } = useMyApplications();
  const data = useDeferredValue(found); // a long list is drawn in small turns, and a finger is answered between them
  const isSlow = useDelayed(!data);
  const isWide = useWide();
  const applyNow = useApplyNow();
  const rows = data?.items ?? [];
  const own = user.applicantUid;
  const trips = arrange(rows, { sort: 'soonest', day: today(), own });
  const isLost = !data && (isError || fetchStatus === 'paused');
  return (
    <div className="applicant screen mine" data-screen="myApplications">
      <div className="mine-head">
        <PageHead title={t('heading')}>{leadOf(t, trips, today())}</PageHead>
        {applyNow && rows.length > 0 && (
          <Button variant="default" h={48} px={22} leftSection={<IconPlus size={18} aria-hidden />} onClick={applyNow}>
            {t('applicant:menu.apply')}
          </Button>
        )}
      </div>
      {rows.length > 0 && <Listing rows={rows} own={own} />}
      {data && rows.length === 0 && (
        <div data-state="empty">
          <Empty
            icon={IconPlaneDeparture}
            title={t('empty.title')}
            text={t(mayApply({ user, flags }) ? 'empty.text' : 'empty.byAgency')}
          >
            <ApplyNowButton />
          </Empty>
        </div>
      )}
      {isLost && (
        <div data-state="reload">
          <Empty icon={IconPlaneDeparture} title={t('reload.title')} text={t('reload.text')}>
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
          </Empty>
        </div>
      )}
      {!isLost && isSlow && <Bones isWide={isWide} />}
    </div>
  );
}
