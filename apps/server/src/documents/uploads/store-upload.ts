import { randomUUID } from 'node:crypto';
import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { lockApplication, readAfterWrite } from '../../applications/records/applications.queries.ts';
import { updateApplication } from '../../applications/records/update-application.ts';
import { assertApplicantInReach } from '../records/documents.queries.ts';
import { enqueueReading } from '../readings/enqueue-reading.ts';
import { assertConsent } from '../consents/assert-consent.ts';
import { publishDocumentStage } from '../records/publish-document.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sealFileName } from '../records/sealed-file-name.ts';
import { documentObjectKey } from '../../platform/crypto/object-keys.ts';
import { cancelObjectDeletion, scheduleObjectDeletion } from './object-deletion.ts';
import { cleanFileName } from './clean-file-name.ts';
import { limitConcurrentUploads } from './limit-concurrent-uploads.ts';
import { checkFile } from './check-file.ts';
import type { NewUpload, StoredUpload } from './upload.types.ts';
import { lockContent, findSameContent } from './uploads.queries.ts';

type StoringParts = Pick<Parts, 'keys' | 'sealedObjects' | 'jobs'>;

// A file is accepted only after its object is stored and verified. Upload row, document, attachment and job are then
// one transaction; `within` runs in it too.
export const storeUpload = (
  parts: StoringParts,
  db: Db,
  actor: Actor,
  upload: NewUpload,
  within: (tx: Tx, docId: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<StoredUpload> =>
  limitConcurrentUploads(async () => {
    const { applicantUid, bytes } = upload;
    const name = cleanFileName(upload.fileName);
    const looked = checkFile(bytes, name);
    if ('code' in looked) return { refused: { docId: null, ...looked } };
    await assertConsent(db, actor, applicantUid);
    const contentMac = parts.sealedObjects.contentMac(db, applicantUid, bytes);
    const known = await findSameContent(db, applicantUid, contentMac);
    if (known !== undefined) return duplicate(known);
    const facts = { ...upload, ...looked, name, contentMac, uploadUid: randomUUID() };
    const objectKey = documentObjectKey(db, applicantUid, 'upload', facts.uploadUid);
    await scheduleObjectDeletion(db, objectKey);
    const { sealedSha256 } = await parts.sealedObjects.put(db, applicantUid, objectKey, bytes);
    return db.transaction((tx) => commit(parts, tx, actor, { ...facts, objectKey, sealedSha256 }, within));
  });

const duplicate = (docId: string): StoredUpload => ({ refused: { code: 'upload.duplicate', docId } });

interface UploadFacts extends NewUpload {
  readonly uploadUid: string;
  readonly name: string;
  readonly mediaType: UploadMediaType;
  readonly contentMac: Buffer;
  readonly objectKey: string;
  readonly sealedSha256: Buffer;
}

async function commit(
  parts: StoringParts,
  tx: Tx,
  actor: Actor,
  facts: UploadFacts,
  within: (tx: Tx, docId: string) => Promise<unknown>,
): Promise<StoredUpload> {
  const { applicantUid, applicationUid, uploadUid } = facts;
  await assertApplicantInReach(tx, actor, 'document.edit', applicantUid);
  await lockContent(tx, facts.contentMac);
  const known = await findSameContent(tx, applicantUid, facts.contentMac);
  if (known !== undefined) return duplicate(known); // the object is swept
  const name = sealFileName(await loadApplicantKey(tx, parts.keys, applicantUid), facts.name);
  await tx.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac,
      object_key, sealed_sha256, for_trip)
    values (${tx.realmId}, ${uploadUid}, ${applicantUid}, ${actor.personUid}, ${name}, ${facts.mediaType}, ${facts.bytes.length},
      ${facts.contentMac}, ${facts.objectKey}, ${facts.sealedSha256}, ${facts.forTrip ?? false})`);
  const { docId } = await tx.get<{ docId: string }>(sql`
    insert into document (realm_id, applicant_uid, category, upload_uid) values (${tx.realmId}, ${applicantUid}, 'Other', ${uploadUid})
    returning document_uid as "docId"`);
  if (applicationUid !== undefined) await attach(tx, actor, applicantUid, applicationUid, docId);
  await cancelObjectDeletion(tx, facts.objectKey);
  await enqueueReading(tx, parts.jobs, docId, 1);
  await within(tx, docId);
  await publishDocumentStage(tx, docId, 'uploaded');
  return { docId };
}

// The first document moves a draft to initiated.
async function attach(
  tx: Tx,
  actor: Actor,
  applicantUid: string,
  applicationUid: string,
  docId: string,
): Promise<void> {
  const { applicant_uid } = await lockApplication(tx, actor, 'application.edit', applicationUid);
  if (applicant_uid !== applicantUid) throw new AppError('record.notFound');
  const { docIds } = await readAfterWrite(tx, actor, applicationUid);
  await updateApplication(tx, actor, applicationUid, { docIds: [...docIds, docId] });
}
