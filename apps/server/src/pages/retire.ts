import { sql, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { DocumentRow } from '../documents/documents.queries.ts';
import { recommend } from '../documents/recommend.ts';
import { tellDone } from '../documents/tell-document.ts';

// A document whose pages have all gone into others. What was primary stays so as the first part of its category.
export async function retire(tx: Tx, keys: KeyStore, row: DocumentRow, made: readonly string[]): Promise<void> {
  const docId = row.document_uid;
  await tx.run(sql`delete from document_page where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await tx.run(sql`
    update document set deleted_at = now(), is_primary = false, is_recommended = false, run_epoch = run_epoch + 1, version = version + 1
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  if (row.is_primary)
    await tx.run(sql`
      update document set is_primary = true where realm_id = ${tx.realmId} and document_uid = (
        select d.document_uid from unnest(${[...made]}::uuid[]) with ordinality m (uid, n)
        join document d on d.realm_id = ${tx.realmId} and d.document_uid = m.uid
        where d.category = ${row.category} order by m.n limit 1)`);
  await recommend(tx, keys, row.applicant_uid, row.category);
  await tellDone(tx, docId);
}
