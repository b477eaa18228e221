import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { GrantCard } from '../../../delivery/grant/GrantCard.tsx';
import { usePackage } from '../../../shared/packages/package.api.ts';
import { PackageCard } from '../../../delivery/package/PackageCard.tsx';

// The traveller's package and its contents; after submission also the granted visa. A reopened application
// still shows the previous package.
export function PackagePart({ row }: { row: Application }) {
  const { data: view } = usePackage(row.applicationUid);
  if (!view || (isEditable(row.status) && !view.current)) return null;
  return (
    <section className="pane-sec pane-package">
      <PackageCard application={row} view={view} isMain={false} heading="h3" />
      {row.status === 'submitted' && <GrantCard applicationUid={row.applicationUid} heading="h3" />}
    </section>
  );
}
