import { sql, type Tx } from '../access/db.ts';

// Nobody who is about to be given something can be suspended meanwhile. People are held before applications, and those before
// applicants, by everyone: so two who need the same rows wait for each other, and never in a circle.
export const holdPeople = (tx: Tx, uids: readonly string[]): Promise<unknown> =>
  tx.many(sql`
    select p.person_uid from person p where p.realm_id = ${tx.realmId} and p.person_uid = any(${uids}::uuid[])
    order by p.person_uid for share of p`);
