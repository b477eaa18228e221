import { useEffect, useEffectEvent, useRef } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import { useBuildPackage } from '../../shared/packages/package.api.ts';
import { wantsBuild } from '../../shared/packages/package-status.ts';

// Requests the first package when the step is opened, once per visit.
export function useAutoBuild(application: Application | null, view: PackageView | undefined): void {
  const applicationUid = application?.applicationUid ?? '';
  const { mutate } = useBuildPackage(applicationUid);
  const asked = useRef<string | null>(null);
  const isWanted = wantsBuild(view) && (application?.can.includes('package.build') ?? false);
  const ask = useEffectEvent(() => {
    if (asked.current === applicationUid) return;
    asked.current = applicationUid;
    mutate();
  });
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, applicationUid]);
}
