import { sql, type Db } from '../access/db.ts';
import { givenUp } from '../jobs/watch-given-up.ts';
import { markFailed } from './settle-steps.ts';

// Of every job the engine gave up, the document says so.
export async function failStranded(db: Db): Promise<number> {
  const found = await db.many<{ uid: string; epoch: number }>(sql`
    select d.document_uid as uid, d.run_epoch as epoch from document d
    join dbos.workflow_status w on w.workflow_uuid = 'readDocument:' || d.document_uid || ':' || d.run_epoch
    where d.realm_id = ${db.realmId} and d.settled_at is null and d.deleted_at is null and w.status = any(${givenUp})
    limit 200`);
  for (const { uid, epoch } of found)
    await db.transaction(async (tx) => {
      const row = await tx.find(sql`
        select document_uid from document where realm_id = ${tx.realmId} and document_uid = ${uid} and run_epoch = ${epoch}
          and settled_at is null and deleted_at is null for update`);
      if (row) await markFailed(tx, uid);
    });
  return found.length;
}
