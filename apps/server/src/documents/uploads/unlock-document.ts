import { randomUUID } from 'node:crypto';
import type { Document } from '@visawright/contract/documents/document.ts';
import { sql } from '../../platform/db/db.ts';
import { getDocument, lockDocument } from '../records/documents.queries.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { enqueueReading } from '../readings/enqueue-reading.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { documentObjectKey } from '../../platform/crypto/object-keys.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';
import { cancelObjectDeletion, scheduleObjectDeletion } from './object-deletion.ts';
import { decryptPdf } from './pdf/decrypt-pdf.ts';

// Passwords are often birth dates or names, so guessing must be slow.
const limitPasswords = limitCallsPerMinute('password of a document', 20);

interface Locked {
  readonly applicantUid: string;
  readonly docId: string;
  readonly password: string;
}

// The password is used once in the sandbox and never stored. The decrypted file is stored sealed beside the original.
export async function unlockDocument(call: ActorCall, { applicantUid, docId, password }: Locked): Promise<Document> {
  const { db, actor, parts } = call;
  const row = await getDocument(db, actor, 'document.edit', docId);
  if (row.applicant_uid !== applicantUid) throw new AppError('record.notFound');
  if (row.reason !== 'passwordNeeded' || row.upload_uid === null) throw new AppError('document.notLocked');
  await limitPasswords(call);
  const { object_key } = await db.get<{ object_key: string }>(
    sql`select object_key from upload where realm_id = ${db.realmId} and upload_uid = ${row.upload_uid}`,
  );
  const open = await decryptPdf(await parts.sealedObjects.get(db, applicantUid, object_key), password);
  if (open === 'wrong') throw new AppError('document.passwordWrong');
  if (open === 'damaged') throw new AppError('upload.refused');
  const unlockedKey = documentObjectKey(db, applicantUid, 'upload', `${row.upload_uid}-open-${randomUUID()}`);
  await scheduleObjectDeletion(db, unlockedKey);
  await parts.sealedObjects.put(db, applicantUid, unlockedKey, open);
  return db.transaction(async (tx) => {
    const { reason, run_epoch } = await lockDocument(tx, actor, 'document.edit', docId, applicantUid);
    if (reason !== 'passwordNeeded') throw new AppError('document.notLocked'); // unlocked by someone else meanwhile
    await tx.run(sql`
      update upload set unlocked_key = ${unlockedKey} where realm_id = ${tx.realmId} and upload_uid = ${row.upload_uid}`);
    await tx.run(sql`
      update document set state = 'uploaded', reason = null, settled_at = null, run_epoch = ${run_epoch + 1}, version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    await cancelObjectDeletion(tx, unlockedKey);
    await enqueueReading(tx, parts.jobs, docId, run_epoch + 1);
    return loadPresentedDocument(tx, parts.keys, actor, docId);
  });
}
