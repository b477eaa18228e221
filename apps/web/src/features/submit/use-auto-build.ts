import { useEffect, useEffectEvent, useRef } from 'react';
import type { Application } from '@visawright/contract/application.ts';
import type { PackageView } from '@visawright/contract/package.ts';
import { useBuildPackage } from './package.api.ts';
import { wantsBuild } from './package-standing.ts';

// Nobody presses a button for the first package: opening the step asks for it, once a visit.
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
