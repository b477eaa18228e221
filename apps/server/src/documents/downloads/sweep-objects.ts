import { sql, type Db } from '../../platform/db/db.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { runHourly, sumOverRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import { at } from '../../identity/sessions/clock.ts';
import { pendingUpload } from '../../platform/crypto/object-keys.ts';

const day = 24 * 3_600_000;
const atOnce = 500;

// Removes objects without references. The store comes first: a remaining row is retried, but an object without a row
// would never be found.
export async function sweepObjects(db: Db, store: ObjectStore, now: number): Promise<number> {
  for (let removed = 0; ;) {
    const due = await db.many<{ object_key: string }>(sql`
      select object_key from object_to_delete where realm_id = ${db.realmId} and due_at <= ${at(now)}
      order by due_at limit ${atOnce}`);
    const objectKeys = due.map(({ object_key }) => object_key);
    if (objectKeys.length > 0) {
      await store.remove(objectKeys);
      await db.run(
        sql`delete from object_to_delete where realm_id = ${db.realmId} and object_key = any(${objectKeys}::text[])`,
      );
    }
    removed += objectKeys.length;
    if (objectKeys.length < atOnce) return removed;
  }
}

// Parts of unfinished uploads, in all realms.
export async function sweepUnfinishedParts(store: ObjectStore, now: number): Promise<number> {
  let removed = 0;
  for await (const objectKeys of store.olderThan(pendingUpload, at(now - day))) {
    if (objectKeys.length > 0) await store.remove(objectKeys);
    removed += objectKeys.length;
  }
  return removed;
}

export const sweepObjectsHourly = (parts: SweepParts & { store: ObjectStore }): { close(): void } =>
  runHourly(parts.log, 'unreferenced objects', async () => {
    const parted = await sweepUnfinishedParts(parts.store, Date.now());
    return parted + (await sumOverRealms(parts, (db, now) => sweepObjects(db, parts.store, now)));
  });
