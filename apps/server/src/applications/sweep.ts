import { sql, type Db } from '../access/db.ts';
import { hourlyInRealms, type SweepParts } from '../hourly.ts';
import { at } from '../sessions/clock.ts';

const day = 24 * 3_600_000;
const atOnce = 200;

// Replies kept for a retry are needed for a day. What was submitted is put away when the realm's months after the journey are over; what
// was deleted or put away goes for good when the realm's days for that are over, with all that hangs on it.
export async function sweepApplications(db: Db, now: number): Promise<number> {
  const { realmId } = db;
  const replies = await db.run(sql`delete from idempotency where realm_id = ${realmId} and at < ${at(now - day)}`);
  const { days, months } = await db.get<{ days: number; months: number }>(sql`
    select coalesce((settings -> 'retention' ->> 'deletedDays')::int, 30) as days,
      coalesce((settings -> 'retention' ->> 'finishedMonths')::int, 24) as months
    from realm where realm_id = ${realmId}`);
  await putAway(db, at(now), months);
  return replies + (await purge(db, at(now - days * day)));
}

async function putAway(db: Db, now: Date, months: number): Promise<void> {
  await db.run(sql`
    with away as (
      update application set deleted_at = ${now}, version = version + 1
      where realm_id = ${db.realmId} and deleted_at is null and application_uid in (
        select application_uid from application
        where realm_id = ${db.realmId} and status = 'submitted' and deleted_at is null
          and travel_to < (${now}::timestamptz - make_interval(months => ${months}::int))::date
        order by travel_to limit ${atOnce})
      returning application_uid
    )
    insert into change_log (realm_id, application_uid, kind) select ${db.realmId}, application_uid, 'putAway' from away`);
}

// A few at a time: each takes much with it, and none may hold the database for long.
async function purge(db: Db, before: Date): Promise<number> {
  for (let purged = 0; ;) {
    const gone = await db.run(sql`
      delete from application where realm_id = ${db.realmId} and deleted_at < ${before} and application_uid in (
        select application_uid from application where realm_id = ${db.realmId} and deleted_at < ${before}
        order by deleted_at limit ${atOnce})`);
    purged += gone;
    if (gone < atOnce) return purged;
  }
}

export const sweepApplicationsHourly = (parts: SweepParts): { close(): void } =>
  hourlyInRealms(parts, 'old replies and applications', sweepApplications);
