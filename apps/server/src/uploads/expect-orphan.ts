import { sql, type Db } from '../access/db.ts';

// Written before an object is, and taken back by the commit that needs it: whatever happens in between, no object stays that nobody knows.
export const expectOrphan = (db: Db, objectKey: string): Promise<number> =>
  db.run(sql`insert into object_to_delete (realm_id, object_key, due_at)
    values (${db.realmId}, ${objectKey}, now() + interval '1 day')`);

export const adoptObject = (db: Db, objectKey: string): Promise<number> =>
  db.run(sql`delete from object_to_delete where realm_id = ${db.realmId} and object_key = ${objectKey}`);
