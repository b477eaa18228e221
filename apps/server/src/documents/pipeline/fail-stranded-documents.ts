import { sql, type Db } from '../../platform/db/db.ts';
import { isGivenUp } from '../../platform/jobs/is-given-up.ts';
import { markDocumentFailed } from './fail-document.ts';

// Marks documents as failed whose job was given up by the job engine.
export async function failStrandedDocuments(db: Db): Promise<number> {
  const found = await db.many<{ uid: string; epoch: number }>(sql`
    select d.document_uid as uid, d.run_epoch as epoch from document d
    where d.realm_id = ${db.realmId} and d.settled_at is null and d.deleted_at is null
      and ${isGivenUp('readDocument', sql`d.document_uid || ':' || d.run_epoch`)}
    limit 200`);
  for (const { uid, epoch } of found)
    await db.transaction(async (tx) => {
      const row = await tx.find(sql`
        select document_uid from document where realm_id = ${tx.realmId} and document_uid = ${uid} and run_epoch = ${epoch}
          and settled_at is null and deleted_at is null for update`);
      if (row) await markDocumentFailed(tx, uid);
    });
  return found.length;
}
