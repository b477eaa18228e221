import type { Backfill } from '../../platform/backfills/backfill.types.ts';
import { sql } from '../../platform/db/db.ts';

const atOnce = 500;

// Shares that were counted before the sums of migration 0350 are marked, so that the next fold counts them again and adds them. A share
// without a destination is a document's.
export const analyticsSumsBackfill: Backfill = {
  name: 'analytics_sums',
  async fill(tx, after) {
    const { reached, rows } = await tx.get<{ reached: string | null; rows: number }>(sql`
      with batch as (
        select subject_uid, destination from analytics_share
        where realm_id = ${tx.realmId} and not is_summed and subject_uid > ${after ?? '00000000-0000-0000-0000-000000000000'}
        order by subject_uid limit ${atOnce}
      ), marked as (
        insert into analytics_mark (realm_id, kind, subject_uid)
        select ${tx.realmId}, case destination when '' then 'document' else 'application' end, subject_uid from batch)
      select max(subject_uid::text) as reached, count(*)::int as rows from batch`);
    return reached === null ? undefined : { reached, rows };
  },
};
