import { sql, type Db } from '../../platform/db/db.ts';

// Call `scheduleObjectDeletion` before writing an object, and cancel it in the transaction that refers to the object.
// After a crash in between, the sweep removes the object.
export const scheduleObjectDeletion = (db: Db, objectKey: string): Promise<number> =>
  db.run(sql`insert into object_to_delete (realm_id, object_key, due_at)
    values (${db.realmId}, ${objectKey}, now() + interval '1 day')`);

export const cancelObjectDeletion = (db: Db, objectKey: string): Promise<number> =>
  db.run(sql`delete from object_to_delete where realm_id = ${db.realmId} and object_key = ${objectKey}`);
