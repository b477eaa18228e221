import { isSettled, type Document } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { AppError } from '../http/app-error.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import { lockDocument } from './documents.queries.ts';
import { presentOne } from './present.ts';
import { startReading } from './start-reading.ts';

// What people said about its values stays; what is read replaces only what was read.
export const readAgain = (
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
    await startReading(tx, parts.jobs, docId, epoch);
    return presentOne(tx, parts.keys, actor, docId);
  });
