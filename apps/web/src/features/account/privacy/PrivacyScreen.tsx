import '../profile/profile.css';
import './privacy.css';
import { Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { HelpCard } from '../../shared/applicant-page/HelpCard.tsx';
import { PageHead } from '../../shared/applicant-page/PageHead.tsx';
import { usePrivacyTexts } from '../../../translations/privacy/privacy-texts.ts';
import { ConsentSection } from '../profile/ConsentSection.tsx';
import { useOwnRecord } from '../profile/profile.api.ts';
import { ViewsSection } from '../profile/ViewsSection.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { DownloadCard } from './DownloadCard.tsx';
import { useStoredData } from './privacy.api.ts';
import { StoredCard } from './StoredCard.tsx';

export function PrivacyScreen() {
  const { t } = usePrivacyTexts();
  const { data: record } = useOwnRecord();
  const { data: stored, error, isFetching, refetch } = useStoredData();
  return (
    <div className="applicant screen profile privacy" data-screen="privacy">
      <Link className="privacy-back" to="/profile">
        <IconArrowLeft size={17} stroke={1.8} aria-hidden /> {t('back')}
      </Link>
      <PageHead title={t('heading')}>{t('help')}</PageHead>
      <div className="privacy-cols">
        <div className="stack">
          {record ? <ViewsSection applicantUid={record.applicantUid} /> : <Skeleton h={220} radius={16} />}
        </div>
        <aside className="stack">
          {record && <ConsentSection applicantUid={record.applicantUid} />}
          {error && !stored ? (
            <section className="panel panel-pad">
              <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
            </section>
          ) : (
            <StoredCard stored={stored} />
          )}
          <DownloadCard />
          <DeleteCard stored={stored} />
          <HelpCard />
        </aside>
      </div>
    </div>
  );
}
