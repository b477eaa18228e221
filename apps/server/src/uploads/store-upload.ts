import { randomUUID } from 'node:crypto';
import type { UploadMediaType } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { lockApplication, readWritten } from '../applications/applications.queries.ts';
import { updateApplication } from '../applications/update-application.ts';
import { findApplicant } from '../documents/documents.queries.ts';
import { startReading } from '../documents/start-reading.ts';
import { tellStage } from '../documents/tell-document.ts';
import { AppError } from '../http/app-error.ts';
import type { Parts } from '../parts.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { sealName } from '../vault/file-names.ts';
import { paperKey } from '../vault/object-keys.ts';
import { adoptObject, expectOrphan } from './expect-orphan.ts';
import { cleanFileName } from './file-name.ts';
import { inTurn } from './in-turn.ts';
import { refusalOf } from './refusal-of.ts';
import type { NewUpload, StoredUpload } from './upload.types.ts';
import { holdContent, sameContent } from './uploads.queries.ts';

type StoringParts = Pick<Parts, 'keys' | 'papers' | 'jobs'>;

// One file. It is taken only when its object is stored and verified, and then row, document, application and job are one commit. `within`
// joins that commit: what is remembered about the upload elsewhere is true exactly when the document exists.
export const storeUpload = (
  parts: StoringParts,
  db: Db,
  actor: Actor,
  upload: NewUpload,
  within: (tx: Tx, docId: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<StoredUpload> =>
  inTurn(async () => {
    const { applicantUid, bytes } = upload;
    const name = cleanFileName(upload.fileName);
    const looked = refusalOf(bytes, name);
    if ('code' in looked) return { refused: { docId: null, ...looked } };
    const contentMac = parts.papers.contentMac(db, applicantUid, bytes);
    const known = await sameContent(db, applicantUid, contentMac);
    if (known !== undefined) return duplicate(known);
    const facts = { ...upload, ...looked, name, contentMac, uploadUid: randomUUID() };
    const objectKey = paperKey(db, applicantUid, 'upload', facts.uploadUid);
    await expectOrphan(db, objectKey);
    const { sealedSha256 } = await parts.papers.put(db, applicantUid, objectKey, bytes);
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
  await findApplicant(tx, actor, 'document.edit', applicantUid);
  await holdContent(tx, facts.contentMac);
  const known = await sameContent(tx, applicantUid, facts.contentMac);
  if (known !== undefined) return duplicate(known); // the object is swept
  const name = sealName(await keyOf(tx, parts.keys, applicantUid), facts.name);
  await tx.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
    values (${tx.realmId}, ${uploadUid}, ${applicantUid}, ${actor.personUid}, ${name}, ${facts.mediaType}, ${facts.bytes.length},
      ${facts.contentMac}, ${facts.objectKey}, ${facts.sealedSha256})`);
  const { docId } = await tx.get<{ docId: string }>(sql`
    insert into document (realm_id, applicant_uid, category, upload_uid) values (${tx.realmId}, ${applicantUid}, 'Other', ${uploadUid})
    returning document_uid as "docId"`);
  if (applicationUid !== undefined) await attach(tx, actor, applicantUid, applicationUid, docId);
  await adoptObject(tx, facts.objectKey);
  await startReading(tx, parts.jobs, docId, 1);
  await within(tx, docId);
  await tellStage(tx, docId, 'uploaded');
  return { docId };
}

// As if somebody had added it there: the first document begins the work.
async function attach(
  tx: Tx,
  actor: Actor,
  applicantUid: string,
  applicationUid: string,
  docId: string,
): Promise<void> {
  const { applicant_uid } = await lockApplication(tx, actor, 'application.edit', applicationUid);
  if (applicant_uid !== applicantUid) throw new AppError('record.notFound');
  const { docIds } = await readWritten(tx, actor, applicationUid);
  await updateApplication(tx, actor, applicationUid, { docIds: [...docIds, docId] });
}
