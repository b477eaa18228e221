import { Button } from '@mantine/core';
import { IconDownload, IconReload } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import type { PackageView } from '@visawright/contract/package.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { useBuildPackage, useDownloadPackage } from './package.api.ts';
import { standingOf } from './package-standing.ts';
import { useSubmitWords } from './submit-words.ts';

interface Props {
  application: Application;
  view: PackageView;
  isMain: boolean;
  isUnasked?: boolean; // nobody asks for the first one unless it is pressed
  height?: number;
}

// The one thing to do with a package: take it, or have it built again.
export function PackageDeed({
  application: { applicationUid, can },
  view,
  isMain,
  isUnasked = false,
  height = 46,
}: Props) {
  const { t } = useSubmitWords();
  const build = useBuildPackage(applicationUid);
  const { start, isBusy } = useDownloadPackage();
  const standing = standingOf(view);
  const { current } = view;
  const variant = isMain ? 'filled' : 'default';
  if (!can.includes('package.build')) return null;
  if (standing === 'ready' && current)
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
  if (!isUnasked && standing !== 'failed' && standing !== 'outdated') return null;
  const word = isUnasked ? 'first' : standing === 'failed' ? 'retry' : 'build';
  return (
    <Button
      h={height}
      variant={variant}
      loading={build.isPending}
      leftSection={<IconReload size={18} aria-hidden />}
      onClick={() => build.mutate(undefined, { onError: (error) => void toast(errorWords(error), 'error') })}
    >
      {t(`package.${word}`)}
    </Button>
  );
}
