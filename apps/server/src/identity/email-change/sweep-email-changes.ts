import { sql, type Db } from '../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import { at } from '../sessions/clock.ts';

const dayMs = 24 * 3_600_000;

// A day later the mails are sent and the code has expired.
export const sweepEmailChanges = (db: Db, now: number): Promise<number> =>
  db.run(sql`delete from email_change where realm_id = ${db.realmId} and requested_at < ${at(now - dayMs)}`);

export const sweepEmailChangesHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'requested changes of email addresses', sweepEmailChanges);
