import type { Document } from '@visawright/contract/documents/document.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { getDocument } from '../records/documents.queries.ts';
import { updateBelonging } from '../belonging/update-belonging.ts';
import { unsealDocument } from '../records/unseal-document.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { publishDocument, publishDocumentDone } from '../records/publish-document.ts';
import { countToConfirm } from '../readings/effective-values.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';

// The last step of every edit: updates what depends on the values and notifies open screens.
export async function finishDocumentEdit(
  tx: Tx,
  { keys }: { readonly keys: KeyStore },
  actor: Actor,
  docId: string,
): Promise<Document> {
  const row = await getDocument(tx, actor, 'document.read', docId);
  const document = unsealDocument(await loadApplicantKey(tx, keys, row.applicant_uid), row);
  await tx.run(sql`
    update document set to_confirm = ${countToConfirm(document.values)} where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await recommendDocument(tx, keys, row.applicant_uid, row.category);
  if (row.state === 'checked') await updateBelonging(tx, keys, document);
  if (row.state === 'checked') await publishDocumentDone(tx, docId);
  else await publishDocument(tx, 'document:progress', { docId, stage: row.state, page: 0, pages: row.page_count });
  return loadPresentedDocument(tx, keys, actor, docId);
}
