import { IconPlaneDeparture } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { useSession } from '../../lib/session.ts';
import { ApplyNowButton } from '../flow/ApplyNowButton.tsx';
import { Empty } from '../flow/Empty.tsx';
import { mayApply } from '../flow/may-apply.ts';
import { PageHead } from '../flow/PageHead.tsx';

export function MyApplicationsScreen() {
  const { t } = useTranslation('applicant');
  const text = mayApply(useSession()) ? t('applications.emptyText') : t('applications.emptyByAgency');
  return (
    <div className="applicant screen" data-screen="myApplications">
      <PageHead title={t('applications.heading')}>{t('applications.help')}</PageHead>
      <Empty icon={IconPlaneDeparture} title={t('applications.empty')} text={text}>
        <ApplyNowButton />
      </Empty>
    </div>
  );
}
