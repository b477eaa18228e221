import { randomUUID } from 'node:crypto';
import type { Document } from '@visawright/contract/document.ts';
import { sql } from '../access/db.ts';
import { getDocument, lockDocument } from '../documents/documents.queries.ts';
import { presentOne } from '../documents/present.ts';
import { startReading } from '../documents/start-reading.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { paperKey } from '../vault/object-keys.ts';
import { callsAMinute } from '../applicants/calls-a-minute.ts';
import { adoptObject, expectOrphan } from './expect-orphan.ts';
import { decryptPdf } from './pdf/decrypt.ts';

const maySay = callsAMinute(20); // birth dates and names make short lists

interface Locked {
  readonly applicantUid: string;
  readonly docId: string;
  readonly password: string;
}

// The password opens the file once, in the sandbox, and is forgotten; what is kept is the open file, sealed like the other. The original
// stays as it came.
export async function unlockDocument(call: ActorCall, { applicantUid, docId, password }: Locked): Promise<Document> {
  const { db, actor, parts } = call;
  const row = await getDocument(db, actor, 'document.edit', docId);
  if (row.applicant_uid !== applicantUid) throw new AppError('record.notFound');
  if (row.reason !== 'passwordNeeded' || row.upload_uid === null) throw new AppError('document.notLocked');
  if (!maySay(actor.personUid)) throw new AppError('quota.tooMany');
  const { object_key } = await db.get<{ object_key: string }>(
    sql`select object_key from upload where realm_id = ${db.realmId} and upload_uid = ${row.upload_uid}`,
  );
  const open = await decryptPdf(await parts.papers.get(db, applicantUid, object_key), password);
  if (open === 'wrong') throw new AppError('document.passwordWrong');
  if (open === 'damaged') throw new AppError('upload.refused');
  const unlockedKey = paperKey(db, applicantUid, 'upload', `${row.upload_uid}-open-${randomUUID()}`);
  await expectOrphan(db, unlockedKey);
  await parts.papers.put(db, applicantUid, unlockedKey, open);
  return db.transaction(async (tx) => {
    const { reason, run_epoch } = await lockDocument(tx, actor, 'document.edit', docId, applicantUid);
    if (reason !== 'passwordNeeded') throw new AppError('document.notLocked'); // somebody else was quicker
    await tx.run(sql`
      update upload set unlocked_key = ${unlockedKey} where realm_id = ${tx.realmId} and upload_uid = ${row.upload_uid}`);
    await tx.run(sql`
      update document set state = 'uploaded', reason = null, settled_at = null, run_epoch = ${run_epoch + 1}, version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    await adoptObject(tx, unlockedKey);
    await startReading(tx, parts.jobs, docId, run_epoch + 1);
    return presentOne(tx, parts.keys, actor, docId);
  });
}
