import { setTimeout as wait } from 'node:timers/promises';
import { type ProcessedUpload } from '@visawright/contract/documents/document.ts';
import { isSettled, uploadLimits, type DocumentState } from '@visawright/contract/documents/document-facts.ts';
import { errors, wireCode } from '@visawright/contract/platform/errors.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { assertApplicantInReach } from '../records/documents.queries.ts';
import { getDocumentsByIds, findRemainingDocuments } from '../records/list-documents.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import type { ReceivedFile } from '../../platform/http/multipart/read-multipart.ts';
import { cleanFileName } from './clean-file-name.ts';
import { retryContention } from './retry-contention.ts';
import { storeUpload } from './store-upload.ts';
import { assertMayUploadForTrip } from './upload-for-trip.ts';
import { isZip, unpackZip } from './unpack-zip.ts';
import type { UploadRefusal, StoredUpload } from './upload.types.ts';
import { assertApplicationEditable, getUploadLimits, assertWithinQuota } from './uploads.queries.ts';

export interface SentFiles {
  readonly body: {
    readonly applicantUid: string;
    readonly applicationUid?: string | undefined;
    readonly forTrip?: 'true' | undefined;
  };
  readonly files: readonly ReceivedFile[];
}

// Each file is handled on its own: a refused file does not affect the others.
export async function storeFiles(call: ActorCall, { body, files }: SentFiles): Promise<ProcessedUpload> {
  const { db, actor, parts } = call;
  const { applicantUid, applicationUid } = body;
  await assertApplicantInReach(db, actor, 'document.edit', applicantUid);
  if (applicationUid !== undefined) await assertApplicationEditable(db, actor, applicantUid, applicationUid);
  if (body.forTrip) await assertMayUploadForTrip(db, actor, applicationUid);
  if (files.length === 0) throw new AppError('input.invalid', [{ path: 'files', message: 'needs at least one file' }]);
  if (files.length > getUploadLimits(actor).files) throw new AppError('upload.tooManyFiles');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await assertWithinQuota(db, actor, bytes, files.length);
  const docIds: string[] = [];
  const refused: ProcessedUpload['refused'] = [];
  for (const file of files)
    for (const [fileName, stored] of await storeFile(call, body, file))
      if ('docId' in stored) docIds.push(stored.docId);
      else refused.push(presentRefusal(fileName, stored.refused));
  if (docIds.length === 0) return { documents: [], refused };
  // Of a whole trip the first documents may have gone to their travellers already.
  const present = body.forTrip ? findRemainingDocuments : getDocumentsByIds;
  return { documents: await present(db, parts.keys, actor, { applicantUid, docIds }), refused };
}

type NamedResult = readonly [fileName: string, stored: StoredUpload];

// A ZIP for everyone on a trip is opened; each file in it is then stored like any other.
async function storeFile(call: ActorCall, body: SentFiles['body'], file: ReceivedFile): Promise<NamedResult[]> {
  const { db, actor, parts } = call;
  const { applicantUid, applicationUid, forTrip } = body;
  const fileName = cleanFileName(file.fileName);
  const code = forTrip && /\.zip$/i.test(fileName) ? 'upload.zipTooLarge' : 'upload.tooLarge';
  if (file.isTooLarge) return [[fileName, { refused: { code, docId: null } }]];
  const bytes = await file.read();
  if (forTrip && isZip(bytes)) return storeZip(call, body, fileName, bytes);
  const upload = { applicantUid, fileName: file.fileName, bytes, forTrip: forTrip !== undefined };
  const store = () =>
    storeUpload(parts, db, actor, applicationUid === undefined ? upload : { ...upload, applicationUid });
  const stored = await (forTrip ? retryContention(store) : store());
  return [[fileName, stored]];
}

async function storeZip(
  call: ActorCall,
  body: SentFiles['body'],
  zipName: string,
  bytes: Buffer,
): Promise<NamedResult[]> {
  const unpacked = await unpackZip(bytes);
  if ('code' in unpacked) return [[zipName, { refused: { ...unpacked, docId: null } }]];
  const { files } = unpacked;
  const total = files.reduce((sum, each) => sum + each.bytes.length, 0);
  await assertWithinQuota(call.db, call.actor, total, files.length);
  const stored: NamedResult[] = [];
  for (const { fileName, bytes: content } of files) {
    const file = { fileName, size: content.length, isTooLarge: false, read: () => Promise.resolve(content) };
    // A ZIP inside a ZIP is refused like any other file that is neither a PDF nor a picture.
    if (isZip(content)) stored.push([cleanFileName(fileName), { refused: { code: 'upload.mediaType', docId: null } }]);
    else stored.push(...(await storeFile(call, body, file)));
  }
  return stored;
}

const presentRefusal = (fileName: string, { code, docId, message }: UploadRefusal) => ({
  fileName,
  code: wireCode(code),
  message: message ?? errors[code].text,
  docId,
});

// Also waits a short time, so that documents read quickly are part of the reply.
export async function processDocs(call: ActorCall, sent: SentFiles): Promise<ProcessedUpload> {
  const taken = await storeFiles(call, sent);
  const stored = taken.documents.map(({ docId }) => docId);
  if (stored.length === 0) return taken;
  const docIds = await waitUntilSettled(call.db, stored);
  const { applicantUid } = sent.body;
  return {
    ...taken,
    documents: await findRemainingDocuments(call.db, call.parts.keys, call.actor, { applicantUid, docIds }),
  };
}

// Includes all documents found in one file.
async function waitUntilSettled(db: Db, docIds: readonly string[]): Promise<string[]> {
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
