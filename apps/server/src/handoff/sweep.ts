import { sql, type Db } from '../access/db.ts';
import { hourlyInRealms, type SweepParts } from '../hourly.ts';
import { at } from '../sessions/clock.ts';

const dayMs = 24 * 3_600_000;

// Long past both lives, code and credential.
export const sweepHandoffs = (db: Db, now: number): Promise<number> =>
  db.run(sql`delete from handoff where realm_id = ${db.realmId} and expires_at < ${at(now - dayMs)}`);

export const sweepHandoffsHourly = (parts: SweepParts): { close(): void } =>
  hourlyInRealms(parts, 'old hand-offs', sweepHandoffs);
