import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { usePackage } from '../../shared/packages/package.api.ts';
import { PackageCard } from './PackageCard.tsx';
import './package.css';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

interface Props {
  application: Application;
  query: ReturnType<typeof usePackage>;
  isMain: boolean;
  hasAction: boolean;
}

function ContentSkeleton() {
  const { t } = useSubmitTexts();
  const isSlow = useDelayed(true);
  return (
    <section className="package package-skeleton" data-tour="package" role="status">
      <VisuallyHidden>{t('package.loading')}</VisuallyHidden>
      {isSlow && [48, 18, 18, 18].map((height, i) => <Skeleton key={i} height={height} radius={10} />)}
    </section>
  );
}

// Loading errors show no message, only an offer to reload.
export function Package({ application, query, isMain, hasAction }: Props) {
  const { t } = useSubmitTexts();
  if (query.data)
    return <PackageCard application={application} view={query.data} isMain={isMain} hasAction={hasAction} asksItself />;
  if (!query.isError) return <ContentSkeleton />;
  return (
    <section className="package package-lost" data-tour="package">
      <h2>{t('package.unread')}</h2>
      <p>{t('package.unreadText')}</p>
      <Button
        variant="default"
        loading={query.isFetching}
        leftSection={<IconReload size={17} aria-hidden />}
        onClick={() => void query.refetch()}
      >
        {t('package.again')}
      </Button>
    </section>
  );
}
