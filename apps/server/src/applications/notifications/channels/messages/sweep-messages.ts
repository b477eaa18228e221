import { sql, type Db } from '../../../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../../../platform/jobs/run-hourly.ts';

const messageDays = 30;
const dayMs = 86_400_000;

// What became of a message is of interest for a while only; a code has expired long before its request is deleted.
export async function sweepMessages(db: Db, now: number): Promise<number> {
  await db.run(
    sql`delete from phone_code where realm_id = ${db.realmId} and requested_at < ${new Date(now - dayMs)}::timestamptz`,
  );
  return db.run(sql`
    delete from channel_message where realm_id = ${db.realmId} and changed_at < ${new Date(now - messageDays * dayMs)}::timestamptz`);
}

export const sweepMessagesHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'records of messages', sweepMessages);
