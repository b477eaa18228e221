import type { Document } from '@visawright/contract/documents/document.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { getDocument, type DocumentRow } from '../records/documents.queries.ts';
import { updateComparisons } from '../comparing/update-comparisons.ts';
import { updateBelonging } from '../belonging/update-belonging.ts';
import { unsealDocument } from '../records/unseal-document.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { publishDocument, publishDocumentDone } from '../records/publish-document.ts';
import { countToConfirm } from '../readings/effective-values.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';

interface WithKeys {
  readonly keys: KeyStore;
}

// The last step of every edit: updates what depends on the values and notifies open screens.
export async function finishDocumentEdit(tx: Tx, parts: WithKeys, actor: Actor, docId: string): Promise<Document> {
  await updateAfterEdit(tx, parts, actor, docId);
  return loadPresentedDocument(tx, parts.keys, actor, docId);
}

export async function updateAfterEdit(tx: Tx, { keys }: WithKeys, actor: Actor, docId: string): Promise<void> {
  const row = await getDocument(tx, actor, 'document.read', docId);
  const document = unsealDocument(await loadApplicantKey(tx, keys, row.applicant_uid), row);
  await tx.run(sql`
    update document set to_confirm = ${countToConfirm(document.values)} where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await recommendDocument(tx, keys, row.applicant_uid, row.category);
  if (row.state === 'checked') await updateBelonging(tx, keys, document);
  await updateComparisons(tx, keys, row.applicant_uid);
  await publishEdit(tx, row);
}

export async function publishEdit(
  tx: Tx,
  { document_uid: docId, state, page_count: pages }: Pick<DocumentRow, 'document_uid' | 'state' | 'page_count'>,
): Promise<void> {
  if (state === 'checked') await publishDocumentDone(tx, docId);
  else await publishDocument(tx, 'document:progress', { docId, stage: state, page: 0, pages });
}
