import { sql, type Db } from '../access/db.ts';

// The first time somebody is in, and the hour of the last time: no finer, and written no more often.
export const noteActive = (db: Db, personUid: string): Promise<number> =>
  db.run(sql`
    update person set joined_at = coalesce(joined_at, now()), last_active_at = date_trunc('hour', now())
    where realm_id = ${db.realmId} and person_uid = ${personUid}
      and (joined_at is null or last_active_at is distinct from date_trunc('hour', now()))`);
