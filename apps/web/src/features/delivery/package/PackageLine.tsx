import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconDownload,
  IconLoader2,
  IconReload,
} from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { megabytes } from '../../../lib/files/megabytes.ts';
import { useBuildPackage, useDownloadPackage, usePackage } from '../../shared/packages/package.api.ts';
import { packageStatusOf, wantsBuild, type PackageStatus } from '../../shared/packages/package-status.ts';
import './package-line.css';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

const icons: Record<PackageStatus, typeof IconClock> = {
  waiting: IconClock,
  building: IconLoader2,
  ready: IconCircleCheck,
  failed: IconAlertTriangle,
  outdated: IconAlertTriangle,
  barred: IconClock,
};

type Props = { application: Pick<Application, 'applicationUid' | 'applicantName' | 'can'> };

// One line for drawers, headers and rows. Renders nothing until loaded.
export function PackageLine({ application: { applicationUid, applicantName, can } }: Props) {
  const { t, language } = useSubmitTexts();
  const { data: view } = usePackage(applicationUid);
  const build = useBuildPackage(applicationUid);
  const { start, isBusy } = useDownloadPackage();
  if (!view) return null;
  const status = packageStatusOf(view);
  const { current, bar } = view;
  const isUnasked = wantsBuild(view);
  const Icon = icons[status];
  const may = can.includes('package.build');
  const isThere = status === 'ready' && current?.builtAt;
  const facts = isThere
    ? `${t('package.bytes', { size: megabytes(current.bytes ?? 0, language) })} · ${momentText(current.builtAt!, language)}`
    : status === 'barred' && bar
      ? t(`package.bar.${bar}`)
      : '';
  return (
    <span className="package-line" data-package={status}>
      <Icon size={16} stroke={1.9} aria-hidden />
      <span className="package-line-text">
        <b>{t(isUnasked ? 'package.none' : `package.status.${status}`)}</b>
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
      {may && (status === 'failed' || status === 'outdated' || isUnasked) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={build.isPending}
          leftSection={<IconReload size={15} aria-hidden />}
          onClick={() => build.mutate(undefined, { onError: (error) => void toast(errorText(error), 'error') })}
        >
          {t(isUnasked ? 'package.first' : 'package.build')}
        </Button>
      )}
    </span>
  );
}
