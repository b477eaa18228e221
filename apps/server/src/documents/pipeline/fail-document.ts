import type { RejectionReason } from '@visawright/contract/documents/document-facts.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { publishDocument } from '../records/publish-document.ts';
import { writeFenced, type ReadingRun } from './reading-run.ts';

// The file itself is the problem: the person sees why, and nothing is retried.
export const rejectDocument = (at: ReadingRun, reason: RejectionReason): Promise<void> =>
  writeFenced(at, async (tx) => {
    await tx.run(sql`
      update document set state = 'rejected', reason = ${reason}, settled_at = now(), version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${at.docId}`);
    await publishDocument(tx, 'document:rejected', { docId: at.docId });
  });

export const failDocument = (at: ReadingRun): Promise<void> =>
  writeFenced(at, (tx) => markDocumentFailed(tx, at.docId));

export async function markDocumentFailed(tx: Tx, docId: string): Promise<void> {
  await tx.run(sql`
    update document set state = 'failed', reason = null, settled_at = now(), version = version + 1
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await publishDocument(tx, 'document:failed', { docId });
}
