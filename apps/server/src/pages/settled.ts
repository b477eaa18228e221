import type { Document } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { getDocument } from '../documents/documents.queries.ts';
import { judgeBelonging } from '../documents/judge-belonging.ts';
import { openDocument } from '../documents/open-document.ts';
import { presentOne } from '../documents/present.ts';
import { recommend } from '../documents/recommend.ts';
import { tellDocument, tellDone } from '../documents/tell-document.ts';
import { toConfirm } from '../documents/values.ts';
import { keyOf } from '../vault/applicant-key.ts';

// How every edit ends: what follows from the values, and a hint to open screens.
export async function settled(
  tx: Tx,
  { keys }: { readonly keys: KeyStore },
  actor: Actor,
  docId: string,
): Promise<Document> {
  const row = await getDocument(tx, actor, 'document.read', docId);
  const document = openDocument(await keyOf(tx, keys, row.applicant_uid), row);
  await tx.run(sql`
    update document set to_confirm = ${toConfirm(document.values)} where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await recommend(tx, keys, row.applicant_uid, row.category);
  if (row.state === 'checked') await judgeBelonging(tx, keys, document);
  if (row.state === 'checked') await tellDone(tx, docId);
  else await tellDocument(tx, 'document:progress', { docId, stage: row.state, page: 0, pages: row.page_count });
  return presentOne(tx, keys, actor, docId);
}
