import { sql, type Tx } from '../../platform/db/db.ts';

// Prevents anyone who is about to receive work from being suspended meanwhile. Lock order everywhere: people,
// applications, applicants. This prevents deadlocks.
export const lockPeople = (tx: Tx, uids: readonly string[]): Promise<unknown> =>
  tx.many(sql`
    select p.person_uid from person p where p.realm_id = ${tx.realmId} and p.person_uid = any(${uids}::uuid[])
    order by p.person_uid for share of p`);
