import { sql, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { DocumentRow } from './documents.queries.ts';
import { recommendDocument } from './recommend-document.ts';
import { publishDocumentDone } from './publish-document.ts';

// For a document whose pages all went into others. The first part of the same category inherits the primary mark.
export async function retireDocument(tx: Tx, keys: KeyStore, row: DocumentRow, made: readonly string[]): Promise<void> {
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
  await recommendDocument(tx, keys, row.applicant_uid, row.category);
  await publishDocumentDone(tx, docId);
}
