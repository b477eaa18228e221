import './grant.css';
import { Button, Skeleton } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { DocumentsOwner } from '../../form/sources/source-documents.ts';
import { GrantBody } from './GrantBody.tsx';
import { useGrant, useLiveGrant, useGrantApplication } from './grant.api.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

// Compares the issued visa with the submitted application.
export function GrantCard({ applicationUid, heading = 'h2' }: { applicationUid: string; heading?: 'h2' | 'h3' }) {
  const { t } = useGrantTexts();
  const grant = useGrant(applicationUid);
  const record = useGrantApplication(applicationUid);
  useLiveGrant(applicationUid);
  const isLate = useDelayed(grant.isPending || record.isPending);
  if (grant.data && record.data)
    return (
      <DocumentsOwner value={record.data.applicantUid}>
        <GrantBody grant={grant.data} application={record.data} heading={heading} />
      </DocumentsOwner>
    );
  if (grant.isError || record.isError)
    return (
      <section className="grant verdict-colors" data-grant="reload">
        <div className="grant-note">
          <p>{t('reload')}</p>
          <Button
            variant="default"
            loading={grant.isFetching || record.isFetching}
            leftSection={<IconReload size={17} aria-hidden />}
            onClick={() => {
              void grant.refetch();
              void record.refetch();
            }}
          >
            {t('again')}
          </Button>
        </div>
      </section>
    );
  return (
    <section className="grant verdict-colors" data-grant="loading" role="status" aria-label={t('loading')}>
      {isLate && <Skeleton h={88} radius="lg" />}
    </section>
  );
}
