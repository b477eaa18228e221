import { sql, type Db } from '../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import { at } from '../../identity/sessions/clock.ts';

const dayMs = 24 * 3_600_000;

// Well after both code and credential have expired.
export const sweepHandoffs = (db: Db, now: number): Promise<number> =>
  db.run(sql`delete from handoff where realm_id = ${db.realmId} and expires_at < ${at(now - dayMs)}`);

export const sweepHandoffsHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'expired handoffs', sweepHandoffs);
