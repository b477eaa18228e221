import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useDelayed } from '../../components/list/use-delayed.ts';
import type { Application } from '@visawright/contract/application.ts';
import type { usePackage } from './package.api.ts';
import { PackageCard } from './PackageCard.tsx';
import { useSubmitWords } from './submit-words.ts';
import './package.css';

interface Props {
  application: Application;
  query: ReturnType<typeof usePackage>;
  isMain: boolean;
  hasDeed: boolean;
}

function Bones() {
  const { t } = useSubmitWords();
  const isSlow = useDelayed(true);
  return (
    <section className="package package-bones" data-tour="package" role="status">
      <VisuallyHidden>{t('package.loading')}</VisuallyHidden>
      {isSlow && [48, 18, 18, 18].map((height, i) => <Skeleton key={i} height={height} radius={10} />)}
    </section>
  );
}

// What could not be read is not complained about: its place offers to read it again.
export function Package({ application, query, isMain, hasDeed }: Props) {
  const { t } = useSubmitWords();
  if (query.data)
    return <PackageCard application={application} view={query.data} isMain={isMain} hasDeed={hasDeed} asksItself />;
  if (!query.isError) return <Bones />;
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
