import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClockPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import { longMoment } from './long-moment.ts';
import { useDownloadPackage } from '../../shared/packages/package.api.ts';
import { packageStatusOf } from '../../shared/packages/package-status.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

// Why there is no current package to download.
export function PackageBlocked({ application, view }: { application: Application; view: PackageView }) {
  const { t, language } = useSubmitTexts();
  const { start, isBusy } = useDownloadPackage();
  const status = packageStatusOf(view);
  const { bar, current } = view;
  if (status !== 'failed' && status !== 'outdated' && status !== 'barred') return null;
  const isWaiting = status === 'barred' && bar !== 'notDeclared';
  const Icon = isWaiting ? IconClockPause : IconAlertTriangle;
  const when = current?.outdatedAt ? longMoment(current.outdatedAt, language) : '';
  const mayTakeOld = status === 'outdated' && current?.bytes !== null && application.can.includes('package.build');
  return (
    <div className="package-stop" data-bar={bar ?? undefined}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>
        <p role="status">
          {status === 'barred' ? bar && t(`package.bar.${bar}`) : t(`package.text.${status}`, { when })}
        </p>
        {bar === 'notDeclared' && status === 'barred' && (
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
