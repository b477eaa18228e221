import { sql, type Db } from '../db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../jobs/run-hourly.ts';

// Only the last hour is counted.
const sweepSensitiveReads = (db: Db): Promise<number> =>
  db.run(sql`delete from sensitive_read where realm_id = ${db.realmId} and slot < now() - interval '2 hours'`);

export const sweepSensitiveReadsHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'counted reads', sweepSensitiveReads);
