import type { Logger } from 'pino';
import type { TrailCheck } from '@visawright/contract/platform/trail.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db, type TenantDatabase } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { verifyTrail, type TrailFault } from './verify-trail.ts';

interface Row {
  readonly checked: string;
  readonly total: string;
  readonly finished_at: Date | null;
  readonly fault: TrailFault['what'] | null;
  readonly fault_seq: string | null;
}
interface CheckParts {
  readonly tenants: TenantDatabase;
  readonly keys: KeyStore;
  readonly store: ObjectStore;
  readonly log: Logger;
}

async function loadCheck(db: Db): Promise<TrailCheck> {
  const row = await db.find<Row>(sql`
    select checked_seq::text as checked, last_seq::text as total, finished_at, fault, fault_seq::text as fault_seq
    from trail_check where realm_id = ${db.realmId}`);
  if (!row) return { state: 'none', entries: 0, total: 0, checkedAt: null, fault: null };
  return {
    state: row.finished_at === null ? 'running' : row.fault === null ? 'whole' : 'broken',
    entries: Number(row.checked),
    total: Number(row.total),
    checkedAt: row.finished_at?.toISOString() ?? null,
    fault: row.fault === null ? null : { what: row.fault, entryNumber: Number(row.fault_seq) },
  };
}

// A check without progress for five minutes was interrupted; another one may start.
const beginCheck = (db: Db, requestedBy: string | null): Promise<{ no: number } | undefined> =>
  db.find<{ no: number }>(sql`
    insert into trail_check as c (realm_id, requested_by, last_seq)
    select ${db.realmId}, ${requestedBy}, coalesce((select max(seq) from trail where realm_id = ${db.realmId}), 0)
    on conflict (realm_id) do update set check_no = c.check_no + 1, requested_by = excluded.requested_by,
      requested_at = clock_timestamp(), progress_at = clock_timestamp(), last_seq = excluded.last_seq, checked_seq = 0,
      finished_at = null, fault = null, fault_seq = null
    where c.finished_at is not null or c.progress_at < now() - interval '5 minutes'
    returning check_no as no`);

export const getTrailCheck: Handler<'trailCheck'> = ({ db }) => loadCheck(db);

export const startTrailCheck: Handler<'startTrailCheck'> = ({ db, actor, parts }) =>
  db.transaction(async (tx) => {
    const begun = await beginCheck(tx, actor.personUid);
    if (begun)
      await parts.jobs.enqueue(tx, 'checkTrail', `${tx.realmId}/${begun.no}`, {
        realmId: tx.realmId,
        checkNo: begun.no,
      });
    return loadCheck(tx);
  });

export async function checkTrail({ keys, store, log }: CheckParts, db: Db, no: number): Promise<void> {
  const isThisOne = sql`realm_id = ${db.realmId} and check_no = ${no} and finished_at is null`;
  const { entries, fault } = await verifyTrail(db, keys, store, async (checked) => {
    await db.run(
      sql`update trail_check set checked_seq = ${checked}, progress_at = clock_timestamp() where ${isThisOne}`,
    );
  });
  if (fault) log.error({ realmId: db.realmId, entry: fault.seq, what: fault.what }, 'the trail is broken');
  await db.run(sql`
    update trail_check set checked_seq = ${entries}, last_seq = greatest(last_seq, ${entries}), finished_at = clock_timestamp(),
      fault = ${fault?.what ?? null}, fault_seq = ${fault?.seq ?? null} where ${isThisOne}`);
}

export const trailCheckJob =
  (parts: CheckParts) =>
  (run: Run, { realmId, checkNo }: JobInputs['checkTrail']): Promise<void> =>
    run.step('verify', () => checkTrail(parts, parts.tenants.forRealm(realmId), checkNo));

// Once a day, so that a broken chain is noticed although nobody looks.
export async function checkTrailIfDue(parts: CheckParts, db: Db): Promise<number> {
  const recent = await db.find(sql`
    select 1 from trail_check where realm_id = ${db.realmId} and requested_at > now() - interval '1 day'`);
  const begun = recent ? undefined : await beginCheck(db, null);
  if (begun) await checkTrail(parts, db, begun.no);
  return 0;
}

export const checkTrailsDaily = (parts: SweepParts & CheckParts): { close(): void } =>
  runHourlyInRealms(parts, 'checks of the trail', (db) => checkTrailIfDue(parts, db));
