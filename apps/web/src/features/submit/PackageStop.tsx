import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClockPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import type { PackageView } from '@visawright/contract/package.ts';
import { longMoment } from './long-moment.ts';
import { useDownloadPackage } from './package.api.ts';
import { standingOf } from './package-standing.ts';
import { useSubmitWords } from './submit-words.ts';

// Why there is nothing good to take: cause, then what happens about it.
export function PackageStop({ application, view }: { application: Application; view: PackageView }) {
  const { t, language } = useSubmitWords();
  const { start, isBusy } = useDownloadPackage();
  const standing = standingOf(view);
  const { bar, current } = view;
  if (standing !== 'failed' && standing !== 'outdated' && standing !== 'barred') return null;
  const isWaiting = standing === 'barred' && bar !== 'notDeclared';
  const Icon = isWaiting ? IconClockPause : IconAlertTriangle;
  const when = current?.outdatedAt ? longMoment(current.outdatedAt, language) : '';
  const mayTakeOld = standing === 'outdated' && current?.bytes !== null && application.can.includes('package.build');
  return (
    <div className="package-stop" data-bar={bar ?? undefined}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>
        <p role="status">
          {standing === 'barred' && bar ? t(`package.bar.${bar}`) : t(`package.text.${standing}`, { when })}
        </p>
        {bar === 'notDeclared' && standing === 'barred' && (
          <Button component={Link} to={`/form?applicationUid=${application.applicationUid}`} variant="default">
            {t('package.toReview')}
          </Button>
        )}
        {mayTakeOld && current && (
          <Button variant="subtle" size="compact-md" loading={isBusy} onClick={() => void start(current)}>
            {t('package.downloadOld')}
          </Button>
        )}
      </div>
    </div>
  );
}
