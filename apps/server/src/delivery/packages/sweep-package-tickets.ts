import { sql, type Db } from '../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import { at } from '../../identity/sessions/clock.ts';

const day = 24 * 3_600_000;

// Tickets are only counted for an hour.
export const sweepPackageTickets = (db: Db, now: number): Promise<number> =>
  db.run(sql`delete from package_ticket where realm_id = ${db.realmId} and at < ${at(now - day)}`);

export const sweepPackageTicketsHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'old package tickets', sweepPackageTickets);
