import { type Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { lockDocument } from '../records/documents.queries.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { enqueueReading } from '../readings/enqueue-reading.ts';

// Values that people confirmed or changed stay; only read values are replaced.
export const rereadDocument = (
  db: Db,
  parts: { readonly keys: KeyStore; readonly jobs: Jobs },
  actor: Actor,
  { docId, applicantUid }: { readonly docId: string; readonly applicantUid: string },
): Promise<Document> =>
  db.transaction(async (tx) => {
    const row = await lockDocument(tx, actor, 'document.edit', docId, applicantUid);
    if (!isSettled(row.state)) throw new AppError('document.busy');
    const epoch = row.run_epoch + 1;
    await tx.run(sql`
      update document set state = 'uploaded', reason = null, settled_at = null, run_epoch = ${epoch}, version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    await enqueueReading(tx, parts.jobs, docId, epoch);
    return loadPresentedDocument(tx, parts.keys, actor, docId);
  });
