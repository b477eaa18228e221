import { sql, type Tx } from '../../platform/db/db.ts';

// Database triggers mark packages when an application is reopened, its documents, pages or kinds change, or the traveller is renamed.
// Call this in the same transaction for any other change.
export const markPackageOutdated = (tx: Tx, applicationUid: string): Promise<number> =>
  tx.run(sql`select mark_packages_outdated(${tx.realmId}, array[${applicationUid}::uuid])`);
