import { sql, type Db } from '../access/db.ts';
import type { ObjectStore } from '../adapters/object-store.ts';
import { hourly, inRealms, type SweepParts } from '../hourly.ts';
import { at } from '../sessions/clock.ts';
import { onItsWay } from './object-keys.ts';

const day = 24 * 3_600_000;
const atOnce = 500;

// Objects nobody refers to any more. The store first: a row that outlives its object is tried again, an object without a row never.
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

// Parts of uploads that were never finished, whichever realm they are of.
export async function sweepWay(store: ObjectStore, now: number): Promise<number> {
  let removed = 0;
  for await (const objectKeys of store.olderThan(onItsWay, at(now - day))) {
    if (objectKeys.length > 0) await store.remove(objectKeys);
    removed += objectKeys.length;
  }
  return removed;
}

export const sweepVaultHourly = (parts: SweepParts & { store: ObjectStore }): { close(): void } =>
  hourly(parts.log, 'objects nobody refers to', async () => {
    const parted = await sweepWay(parts.store, Date.now());
    return parted + (await inRealms(parts, (db, now) => sweepObjects(db, parts.store, now)));
  });
