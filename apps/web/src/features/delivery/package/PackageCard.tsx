import { useId } from 'react';
import { IconFileZip } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import { megabytes } from '../../../lib/files/megabytes.ts';
import { longMoment } from './long-moment.ts';
import { PackageBuilding } from './PackageBuilding.tsx';
import { PackageAction } from './PackageAction.tsx';
import { EarlierPackages } from './EarlierPackages.tsx';
import { PackageFiles } from './PackageFiles.tsx';
import { PackageFooter } from './PackageFooter.tsx';
import { PackageBlocked } from './PackageBlocked.tsx';
import { countDocuments } from '../../shared/packages/count-documents.ts';
import { packageStatusOf, wantsBuild } from '../../shared/packages/package-status.ts';
import './package.css';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

interface Props {
  application: Application;
  view: PackageView;
  isMain?: boolean; // its button is the screen's primary one
  hasAction?: boolean; // false: the footer bar has the button
  asksItself?: boolean; // the first package is requested automatically
  heading?: 'h2' | 'h3'; // one level below the heading around it
}

// Used on the Submit step and in the staff drawer.
export function PackageCard(props: Props) {
  const { application, view, isMain = true, hasAction = true, asksItself = false, heading: Heading = 'h2' } = props;
  const { t, language } = useSubmitTexts();
  const id = useId();
  const { current } = view;
  const status = packageStatusOf(view);
  const isUnasked = !asksItself && wantsBuild(view);
  const hasFiles = current !== null && current.files.length > 0 && status !== 'waiting' && status !== 'building';
  const facts =
    current?.state === 'ready' && current.builtAt
      ? t('package.facts', {
          size: megabytes(current.bytes ?? 0, language),
          documents: t('package.documents', { count: countDocuments(current) }),
          when: longMoment(current.builtAt, language),
        })
      : t(isUnasked ? 'package.none' : `package.status.${status}`);
  return (
    <section className="package" data-tour="package" data-package={status} aria-labelledby={id}>
      <div className="package-head">
        <span className="package-tile">
          <IconFileZip size={26} stroke={1.5} aria-hidden />
        </span>
        <div>
          <Heading id={id}>{t('package.title')}</Heading>
          <small>{facts}</small>
        </div>
        {hasAction && <PackageAction application={application} view={view} isMain={isMain} isUnasked={isUnasked} />}
      </div>
      {!isUnasked && (status === 'waiting' || status === 'building') && <PackageBuilding current={current} />}
      <PackageBlocked application={application} view={view} />
      {hasFiles && <PackageFiles files={current.files} form={current.form} />}
      {current?.packageId && status !== 'waiting' && status !== 'building' && (
        <PackageFooter packageId={current.packageId} />
      )}
      <EarlierPackages packages={view.earlier} mayDownload={application.can.includes('package.build')} />
    </section>
  );
}
