import { sql, type Db } from '../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import { at } from '../../identity/sessions/clock.ts';

const day = 24 * 3_600_000;
const atOnce = 200;

// Stored replies are needed for one day. Submitted applications are archived after the realm's retention months.
// Deleted and archived applications are purged after the realm's retention days, with everything that belongs to them.
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

// In small batches, because each deletion cascades and must not block the database for long.
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
  runHourlyInRealms(parts, 'old replies and applications', sweepApplications);
