import './grant.css';
import { Button, Skeleton } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { PapersOf } from '../form/papers.ts';
import { GrantBody } from './GrantBody.tsx';
import { useGrant, useLiveGrant, useRecord } from './grant.api.ts';
import { useGrantWords } from './grant-words.ts';

// The visa that was issued, compared with what was asked for. Stands where an application was submitted.
export function GrantCard({ applicationUid, heading = 'h2' }: { applicationUid: string; heading?: 'h2' | 'h3' }) {
  const { t } = useGrantWords();
  const grant = useGrant(applicationUid);
  const record = useRecord(applicationUid);
  useLiveGrant(applicationUid);
  const isLate = useDelayed(grant.isPending || record.isPending);
  if (grant.data && record.data)
    return (
      <PapersOf value={record.data.applicantUid}>
        <GrantBody grant={grant.data} application={record.data} heading={heading} />
      </PapersOf>
    );
  if (grant.isError || record.isError)
    return (
      <section className="grant" data-grant="reload">
        <div className="grant-quiet">
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
    <section className="grant" data-grant="loading" role="status" aria-label={t('loading')}>
      {isLate && <Skeleton h={88} radius="lg" />}
    </section>
  );
}
