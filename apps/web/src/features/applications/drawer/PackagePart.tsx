import { isEditable } from '@visawright/contract/application-status.ts';
import type { Application } from '@visawright/contract/application.ts';
import { GrantCard } from '../../grant/GrantCard.tsx';
import { usePackage } from '../../submit/package.api.ts';
import { PackageCard } from '../../submit/PackageCard.tsx';

// The package as the traveller has it, with what is in it; after it is handed in, the visa that came of it. One that was opened again
// still shows what was built before.
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
