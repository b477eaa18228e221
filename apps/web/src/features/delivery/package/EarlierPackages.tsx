import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ApplicationPackage } from '@visawright/contract/delivery/package.ts';
import { megabytes } from '../../../lib/files/megabytes.ts';
import { longMoment } from './long-moment.ts';
import { useDownloadPackage } from '../../shared/packages/package.api.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

interface Props {
  packages: readonly ApplicationPackage[];
  mayDownload: boolean;
}

// Archives that have been deleted have no size and cannot be downloaded.
export function EarlierPackages({ packages, mayDownload }: Props) {
  const { t, language } = useSubmitTexts();
  const { start, isBusy } = useDownloadPackage();
  const built = packages.filter(({ builtAt }) => builtAt !== null);
  if (built.length === 0) return null;
  return (
    <details className="package-earlier">
      <summary>
        {t('package.earlier', { count: built.length })} <IconChevronDown size={16} aria-hidden />
      </summary>
      <ul>
        {built.map((one) => {
          const when = t('package.earlierBuilt', { when: longMoment(one.builtAt!, language) });
          return (
            <li key={one.packageUid}>
              <span>
                {when}
                {one.bytes !== null && ` · ${t('package.bytes', { size: megabytes(one.bytes, language) })}`}
              </span>
              {mayDownload && one.bytes !== null && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  disabled={isBusy}
                  aria-label={t('package.downloadOf', { subject: when })}
                  onClick={() => void start(one)}
                >
                  {t('package.download')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
