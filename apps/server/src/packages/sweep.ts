import { sql, type Db } from '../access/db.ts';
import { hourlyInRealms, type SweepParts } from '../hourly.ts';
import { at } from '../sessions/clock.ts';

const day = 24 * 3_600_000;

// Tickets count for an hour.
export const sweepTickets = (db: Db, now: number): Promise<number> =>
  db.run(sql`delete from package_ticket where realm_id = ${db.realmId} and at < ${at(now - day)}`);

export const sweepTicketsHourly = (parts: SweepParts): { close(): void } =>
  hourlyInRealms(parts, 'old package tickets', sweepTickets);
