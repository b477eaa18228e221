import { sql, type Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import { rulesOf } from '../../platform/realms/realm-rules.ts';
import { requestErasure } from '../erasure/request-erasure.ts';

const atOnce = 100;

// Travellers without an application, by their last activity: first their documents are removed with readings, pages, files and the
// passport's index, later the traveller is erased. A legal hold stops both.
export async function sweepTravellers(db: Db, jobs: Jobs, now: number): Promise<number> {
  const { settings } = await db.get<{ settings: unknown }>(
    sql`select settings from realm where realm_id = ${db.realmId}`,
  );
  const { documentsDays, travellersMonths, deletedDays } = rulesOf(settings).retention;
  const at = new Date(now);
  let swept = 0;
  const old = await idleSince(db, sql`${at}::timestamptz - make_interval(months => ${travellersMonths}::int)`);
  for (const applicantUid of old) {
    await db.transaction((tx) => requestErasure(tx, jobs, { applicantUid, cause: 'retention', requestedBy: null }));
    swept += 1;
  }
  const idle = await idleSince(
    db,
    sql`${at}::timestamptz - make_interval(days => ${documentsDays}::int)`,
    sql`
    (exists (select from document d where d.realm_id = a.realm_id and d.applicant_uid = a.applicant_uid)
      or exists (select from upload u where u.realm_id = a.realm_id and u.applicant_uid = a.applicant_uid))`,
  );
  for (const applicantUid of idle) {
    await db.run(sql`select remove_documents(${applicantUid})`);
    swept += 1;
  }
  // Documents that were deleted: the rows follow when a deleted application would.
  swept += (
    await db.get<{ n: number }>(
      sql`select remove_deleted_documents(${at}::timestamptz - make_interval(days => ${deletedDays}::int)) as n`,
    )
  ).n;
  return swept;
}

const idleSince = async (db: Db, before: ReturnType<typeof sql>, and = sql`true`): Promise<string[]> =>
  (
    await db.many<{ uid: string }>(sql`
      select a.applicant_uid as uid from applicant a
      left join person p on p.realm_id = a.realm_id and p.person_uid = a.person_uid
      where a.realm_id = ${db.realmId} and a.updated_at < ${before} and coalesce(p.last_active_at, a.updated_at) < ${before}
        and not exists (select from application w where w.realm_id = a.realm_id and w.applicant_uid = a.applicant_uid)
        and not exists (select from upload u
          where u.realm_id = a.realm_id and u.applicant_uid = a.applicant_uid and u.created_at >= ${before})
        and not exists (select from legal_hold h
          where h.realm_id = a.realm_id and h.applicant_uid = a.applicant_uid and h.released_at is null)
        and not exists (select from erasure e where e.realm_id = a.realm_id and e.applicant_uid = a.applicant_uid)
        and ${and}
      order by a.applicant_uid limit ${atOnce}`)
  ).map(({ uid }) => uid);

export const sweepTravellersHourly = (parts: SweepParts & { readonly jobs: Jobs }): { close(): void } =>
  runHourlyInRealms(parts, 'travellers past their retention', (db, now) => sweepTravellers(db, parts.jobs, now));
