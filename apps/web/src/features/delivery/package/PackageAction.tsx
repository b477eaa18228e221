import { Button } from '@mantine/core';
import { IconDownload, IconReload } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useBuildPackage, useDownloadPackage } from '../../shared/packages/package.api.ts';
import { packageStatusOf } from '../../shared/packages/package-status.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

interface Props {
  application: Application;
  view: PackageView;
  isMain: boolean;
  isUnasked?: boolean; // the first package has not been requested yet
  height?: number;
}

// Download, or build again.
export function PackageAction({
  application: { applicationUid, can },
  view,
  isMain,
  isUnasked = false,
  height = 46,
}: Props) {
  const { t } = useSubmitTexts();
  const build = useBuildPackage(applicationUid);
  const { start, isBusy } = useDownloadPackage();
  const status = packageStatusOf(view);
  const { current } = view;
  const variant = isMain ? 'filled' : 'default';
  if (!can.includes('package.build')) return null;
  if (status === 'ready' && current)
    return (
      <Button
        h={height}
        variant={variant}
        loading={isBusy}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void start(current)}
      >
        {t('package.download')}
      </Button>
    );
  if (view.bar !== null) return null;
  if (!isUnasked && status !== 'failed' && status !== 'outdated') return null;
  const word = isUnasked ? 'first' : status === 'failed' ? 'retry' : 'build';
  return (
    <Button
      h={height}
      variant={variant}
      loading={build.isPending}
      leftSection={<IconReload size={18} aria-hidden />}
      onClick={() => build.mutate(undefined, { onError: (error) => void toast(errorText(error), 'error') })}
    >
      {t(`package.${word}`)}
    </Button>
  );
}
