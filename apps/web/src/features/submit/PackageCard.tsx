import { useId } from 'react';
import { IconFileZip } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import type { PackageView } from '@visawright/contract/package.ts';
import { megabytes } from '../documents/upload/megabytes.ts';
import { longMoment } from './long-moment.ts';
import { PackageBuilding } from './PackageBuilding.tsx';
import { PackageDeed } from './PackageDeed.tsx';
import { PackageEarlier } from './PackageEarlier.tsx';
import { PackageFiles } from './PackageFiles.tsx';
import { PackageFoot } from './PackageFoot.tsx';
import { PackageStop } from './PackageStop.tsx';
import { standingOf, wantsBuild } from './package-standing.ts';
import { useSubmitWords } from './submit-words.ts';
import './package.css';

interface Props {
  application: Application;
  view: PackageView;
  isMain?: boolean; // its button is the one filled one
  hasDeed?: boolean; // false: the bar at the foot holds it
  asksItself?: boolean; // the step asks for the first one by itself, a drawer does not
  heading?: 'h2' | 'h3'; // one below what it stands under
}

// The package wherever it is shown in full: where it stands, what is in it, what can be done with it.
export function PackageCard(props: Props) {
  const { application, view, isMain = true, hasDeed = true, asksItself = false, heading: Heading = 'h2' } = props;
  const { t, language } = useSubmitWords();
  const id = useId();
  const { current } = view;
  const standing = standingOf(view);
  const isUnasked = !asksItself && wantsBuild(view);
  const hasFiles = current !== null && current.files.length > 0 && standing !== 'waiting' && standing !== 'building';
  const facts =
    current?.state === 'ready' && current.builtAt
      ? t('package.facts', {
          size: megabytes(current.bytes ?? 0, language),
          files: t('package.files', { count: current.files.length }),
          when: longMoment(current.builtAt, language),
        })
      : t(isUnasked ? 'package.none' : `package.said.${standing}`);
  return (
    <section className="package" data-tour="package" data-package={standing} aria-labelledby={id}>
      <div className="package-head">
        <span className="package-tile">
          <IconFileZip size={26} stroke={1.5} aria-hidden />
        </span>
        <div>
          <Heading id={id}>{t('package.title')}</Heading>
          <small>{facts}</small>
        </div>
        {hasDeed && <PackageDeed application={application} view={view} isMain={isMain} isUnasked={isUnasked} />}
      </div>
      {!isUnasked && (standing === 'waiting' || standing === 'building') && <PackageBuilding current={current} />}
      <PackageStop application={application} view={view} />
      {hasFiles && <PackageFiles files={current.files} />}
      {current?.packageId && standing !== 'waiting' && standing !== 'building' && (
        <PackageFoot packageId={current.packageId} />
      )}
      <PackageEarlier packages={view.earlier} mayDownload={application.can.includes('package.build')} />
    </section>
  );
}
