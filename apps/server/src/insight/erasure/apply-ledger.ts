import { sql, type Db } from '../../platform/db/db.ts';
import { eraseNow } from './erase-traveller.ts';
import { openErasureLedger } from './erasure-ledger.ts';
import type { ErasureParts } from './erasure.types.ts';

// Erasures in the ledger that this database does not know: it was restored from a backup that is older than they are.
async function unknownTo(parts: Pick<ErasureParts, 'store'>, db: Db): Promise<string[]> {
  const uids = await openErasureLedger(parts.store).uids(db.realmId);
  if (uids.length === 0) return [];
  const rows = await db.many<{ uid: string }>(sql`
    select erasure_uid as uid from erasure where realm_id = ${db.realmId} and erasure_uid = any(${uids}::uuid[])`);
  const known = new Set(rows.map(({ uid }) => uid));
  return uids.filter((uid) => !known.has(uid));
}

export async function countUnapplied(parts: Pick<ErasureParts, 'store' | 'realms' | 'tenants'>): Promise<number> {
  let count = 0;
  for (const realmId of await parts.realms.ids())
    count += (await unknownTo(parts, parts.tenants.forRealm(realmId))).length;
  return count;
}

// Erases again the people who were erased before, in every realm. Runs before a restored database serves anyone; safe to run at any time.
export async function applyLedger(parts: ErasureParts): Promise<number> {
  const ledger = openErasureLedger(parts.store);
  let applied = 0;
  for (const realmId of await parts.realms.ids()) {
    const db = parts.tenants.forRealm(realmId);
    for (const uid of await unknownTo(parts, db)) {
      const line = await ledger.read(realmId, uid);
      await db.run(sql`
        insert into erasure (realm_id, erasure_uid, applicant_uid, person_uid, cause, requested_at, ledger_at)
        values (${realmId}, ${uid}, ${line.applicantUid}, ${line.personUid}, 'restore', ${new Date(line.requestedAt)}, clock_timestamp())
        on conflict do nothing`);
      const realm = await parts.realms.byId(realmId);
      if (realm && line.accountId !== null) await parts.identity.removeAccount(realm, line.accountId);
      await eraseNow(parts, db, uid);
      applied += 1;
    }
  }
  return applied;
}
