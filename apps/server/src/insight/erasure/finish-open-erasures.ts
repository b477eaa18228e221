import { sql } from '../../platform/db/db.ts';
import { runHourly } from '../../platform/jobs/run-hourly.ts';
import { objectPrefixes } from '../../platform/crypto/object-keys.ts';
import { eraseNow } from './erase-traveller.ts';
import type { ErasureParts } from './erasure.types.ts';

const hour = 3_600_000;

// Finishes erasures whose job was given up, and looks once more for objects of people erased in the last two days: a process that was
// cut off from the database may still have written one.
export async function finishOpenErasures(parts: ErasureParts, now: number): Promise<number> {
  let finished = 0;
  for (const realmId of await parts.realms.ids()) {
    const db = parts.tenants.forRealm(realmId);
    const open = await db.many<{ uid: string }>(sql`
      select erasure_uid as uid from erasure
      where realm_id = ${realmId} and erased_at is null and requested_at < ${new Date(now - hour)} order by requested_at limit 100`);
    for (const { uid } of open) await eraseNow(parts, db, uid);
    const late = await db.many<{ uid: string }>(sql`
      select applicant_uid as uid from erasure where realm_id = ${realmId} and erased_at > ${new Date(now - 48 * hour)}`);
    for (const { uid } of late) for (const prefix of objectPrefixes(db, uid)) await parts.store.removeVersions(prefix);
    finished += open.length;
  }
  return finished;
}

export const finishOpenErasuresHourly = (parts: ErasureParts): { close(): void } =>
  runHourly(parts.log, 'travellers whose erasure was interrupted', () => finishOpenErasures(parts, Date.now()));
