import { sql, type Db } from '../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import { at } from './clock.ts';

const day = 24 * 3_600_000;

// Expired sessions, codes and counters reveal when a person was active, so they are deleted once they are no longer needed.
export async function sweepSessions(db: Db, now: number): Promise<number> {
  const { realmId } = db;
  const gone = [
    sql`delete from handoff_code where realm_id = ${realmId} and expires_at < ${at(now)}`,
    sql`delete from session where realm_id = ${realmId} and expires_at < ${at(now)}`,
    sql`delete from ended_session where realm_id = ${realmId} and until < ${at(now)}`,
    sql`delete from sign_in_attempt where realm_id = ${realmId} and last_at < ${at(now - day)}`,
    sql`delete from known_origin where realm_id = ${realmId} and seen_at < ${at(now - 180 * day)}`,
    sql`delete from session_factor where realm_id = ${realmId} and at < ${at(now - day)}`,
    sql`delete from pending_sign_in where realm_id = ${realmId} and expires_at < ${at(now)}`,
    sql`delete from extension_pairing where realm_id = ${realmId} and expires_at < ${at(now)}`,
    sql`delete from extension_grant where realm_id = ${realmId} and expires_at < ${at(now)}`,
    sql`delete from sign_up where realm_id = ${realmId} and requested_at < ${at(now - day)}`,
    sql`delete from reset_request where realm_id = ${realmId} and requested_at < ${at(now - 7 * day)}`,
  ];
  let rows = 0;
  for (const query of gone) rows += await db.run(query);
  return rows;
}

export const sweepSessionsHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'expired sessions and requests', sweepSessions);
