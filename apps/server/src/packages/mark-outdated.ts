import { sql, type Tx } from '../access/db.ts';

// For what the database cannot see by itself, in the transaction that changes it. Reopening, the list of papers, their pages and kinds,
// and the person's name mark packages by themselves.
export const markOutdated = (tx: Tx, applicationUid: string): Promise<number> =>
  tx.run(sql`select outdate_packages(${tx.realmId}, array[${applicationUid}::uuid])`);
