import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconDownload,
  IconLoader2,
  IconReload,
} from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { momentText } from '../../lib/moments.ts';
import { megabytes } from '../documents/upload/megabytes.ts';
import { useBuildPackage, useDownloadPackage, usePackage } from './package.api.ts';
import { standingOf, wantsBuild, type PackageStanding } from './package-standing.ts';
import { useSubmitWords } from './submit-words.ts';
import './package-line.css';

const icons: Record<PackageStanding, typeof IconClock> = {
  waiting: IconClock,
  building: IconLoader2,
  ready: IconCircleCheck,
  failed: IconAlertTriangle,
  outdated: IconAlertTriangle,
  barred: IconClock,
};

type Props = { application: Pick<Application, 'applicationUid' | 'applicantName' | 'can'> };

// One line for drawers, heads and rows: where the package stands, and Download. Nothing while it is not known.
export function PackageLine({ application: { applicationUid, applicantName, can } }: Props) {
  const { t, language } = useSubmitWords();
  const { data: view } = usePackage(applicationUid);
  const build = useBuildPackage(applicationUid);
  const { start, isBusy } = useDownloadPackage();
  if (!view) return null;
  const standing = standingOf(view);
  const { current, bar } = view;
  const isUnasked = wantsBuild(view);
  const Icon = icons[standing];
  const may = can.includes('package.build');
  const isThere = standing === 'ready' && current?.builtAt;
  const facts = isThere
    ? `${t('package.bytes', { size: megabytes(current.bytes ?? 0, language) })} · ${momentText(current.builtAt!, language)}`
    : standing === 'barred' && bar
      ? t(`package.bar.${bar}`)
      : '';
  return (
    <span className="package-line" data-package={standing}>
      <Icon size={16} stroke={1.9} aria-hidden />
      <span className="package-line-said">
        <b>{t(isUnasked ? 'package.none' : `package.said.${standing}`)}</b>
        {facts && <small>{facts}</small>}
      </span>
      {may && isThere && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={15} aria-hidden />}
          aria-label={t('package.downloadOf', { subject: applicantName })}
          onClick={() => void start(current)}
        >
          {t('package.download')}
        </Button>
      )}
      {may && (standing === 'failed' || standing === 'outdated' || isUnasked) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={build.isPending}
          leftSection={<IconReload size={15} aria-hidden />}
          onClick={() => build.mutate(undefined, { onError: (error) => void toast(errorWords(error), 'error') })}
        >
          {t(isUnasked ? 'package.first' : 'package.build')}
        </Button>
      )}
    </span>
  );
}
