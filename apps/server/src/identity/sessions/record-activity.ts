import { sql, type Db } from '../../platform/db/db.ts';

// Records the first sign-in and the hour of the last activity, at most once an hour.
export const recordActivity = (db: Db, personUid: string): Promise<number> =>
  db.run(sql`
    update person set joined_at = coalesce(joined_at, now()), last_active_at = date_trunc('hour', now())
    where realm_id = ${db.realmId} and person_uid = ${personUid}
      and (joined_at is null or last_active_at is distinct from date_trunc('hour', now()))`);
