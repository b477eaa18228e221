import { sql, type Db } from '../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';

const undoableMs = 30 * 24 * 3_600_000;

// Older operations cannot be undone any more.
export const sweepOperations = (db: Db, now: number): Promise<number> =>
  db.run(sql`
    delete from arrangement_operation where realm_id = ${db.realmId} and created_at < ${new Date(now - undoableMs)}`);

export const sweepOperationsHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'old operations on pages', sweepOperations);
