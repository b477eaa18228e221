import { setTimeout as wait } from 'node:timers/promises';
import { isSettled, uploadLimits, type DocumentState, type ProcessedUpload } from '@visawright/contract/document.ts';
import { errors, wireCode } from '@visawright/contract/errors.ts';
import { sql, type Db } from '../access/db.ts';
import { findApplicant } from '../documents/documents.queries.ts';
import { documentsByIds, documentsStillThere } from '../documents/list-documents.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import type { ReceivedFile } from '../http/multipart.ts';
import { cleanFileName } from './file-name.ts';
import { storeUpload } from './store-upload.ts';
import type { Refusal, StoredUpload } from './upload.types.ts';
import { checkApplication, limitsOf, refuseOverQuota } from './uploads.queries.ts';

export interface SentFiles {
  readonly body: { readonly applicantUid: string; readonly applicationUid?: string | undefined };
  readonly files: readonly ReceivedFile[];
}

// Each file stands for itself: one that is refused keeps no other from being taken.
export async function takeFiles(call: ActorCall, { body, files }: SentFiles): Promise<ProcessedUpload> {
  const { db, actor, parts } = call;
  const { applicantUid, applicationUid } = body;
  await findApplicant(db, actor, 'document.edit', applicantUid);
  if (applicationUid !== undefined) await checkApplication(db, actor, applicantUid, applicationUid);
  if (files.length === 0) throw new AppError('input.invalid', [{ path: 'files', message: 'at least one file' }]);
  if (files.length > limitsOf(actor).files) throw new AppError('upload.tooManyFiles');
  await refuseOverQuota(db, actor, files.reduce((sum, { size }) => sum + size, 0)); // prettier-ignore
  const docIds: string[] = [];
  const refused: ProcessedUpload['refused'] = [];
  for (const file of files) {
    const stored = await storeFile(call, body, file);
    if ('docId' in stored) docIds.push(stored.docId);
    else refused.push(refusedFile(cleanFileName(file.fileName), stored.refused));
  }
  const documents = docIds.length > 0 ? await documentsByIds(db, parts.keys, actor, { applicantUid, docIds }) : [];
  return { documents, refused };
}

async function storeFile(
  { db, actor, parts }: ActorCall,
  { applicantUid, applicationUid }: SentFiles['body'],
  file: ReceivedFile,
): Promise<StoredUpload> {
  if (file.isTooLarge) return { refused: { code: 'upload.tooLarge', docId: null } };
  const upload = { applicantUid, fileName: file.fileName, bytes: await file.read() };
  return storeUpload(parts, db, actor, applicationUid === undefined ? upload : { ...upload, applicationUid });
}

export const refusedFile = (fileName: string, { code, docId, message }: Refusal) => ({
  fileName,
  code: wireCode(code),
  message: message ?? errors[code].text,
  docId,
});

// The same, and then a little patience: what is read within it is answered at once.
export async function processDocs(call: ActorCall, sent: SentFiles): Promise<ProcessedUpload> {
  const taken = await takeFiles(call, sent);
  const stored = taken.documents.map(({ docId }) => docId);
  if (stored.length === 0) return taken;
  const docIds = await settled(call.db, stored);
  const { applicantUid } = sent.body;
  return {
    ...taken,
    documents: await documentsStillThere(call.db, call.parts.keys, call.actor, { applicantUid, docIds }),
  };
}

// Of a file of several papers, all of them.
async function settled(db: Db, docIds: readonly string[]): Promise<string[]> {
  const end = Date.now() + uploadLimits.waitSeconds * 1_000;
  for (let pause = 100; ; pause = Math.min(1_000, pause * 1.3)) {
    await wait(pause);
    const rows = await db.many<{ uid: string; state: DocumentState }>(sql`
      select d.document_uid as uid, d.state from document d
      where d.realm_id = ${db.realmId} and d.deleted_at is null
        and (d.document_uid = any(${docIds}::uuid[]) or d.part_of = any(${docIds}::uuid[]))
      order by array_position(${docIds}::uuid[], coalesce(d.part_of, d.document_uid)), d.part_no nulls first`);
    if (rows.every(({ state }) => isSettled(state)) || Date.now() + pause >= end) return rows.map(({ uid }) => uid);
  }
}
