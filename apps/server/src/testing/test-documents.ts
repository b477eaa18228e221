import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sql, type Db } from '../platform/db/db.ts';
import type { KeyStore } from '../platform/crypto/key-store.ts';
import { loadApplicantKey } from '../platform/crypto/applicant-key.ts';
import { sealFileName } from '../documents/records/sealed-file-name.ts';
import { documentObjectKey } from '../platform/crypto/object-keys.ts';
import type { SealedObjectStore } from '../platform/storage/sealed-objects.ts';

export interface TestDocument {
  readonly docId: string;
  readonly pageUids: readonly string[];
  readonly objectKeys: readonly string[];
}

export interface TestDocumentFacts {
  readonly applicantUid: string;
  readonly name?: string;
  readonly original?: Buffer;
  readonly pages?: readonly Buffer[];
}

const size = { width: 60, height: 40 };

// A page with a red left and a blue right half, so that rotation and cropping are visible.
export const testPicture = (): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: 'blue' } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: 'red' } }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();

// A document that has been read, as rows and sealed objects, for tests that need no pipeline.
export async function insertTestDocument(
  db: Db,
  keys: KeyStore,
  sealedObjects: SealedObjectStore,
  facts: TestDocumentFacts,
): Promise<TestDocument> {
  const { applicantUid, name = 'passport.pdf', original = Buffer.from('%PDF-1.7 the file as it came') } = facts;
  const pages = facts.pages ?? [await testPicture()];
  const uploadUid = randomUUID();
  const originalKey = documentObjectKey(db, applicantUid, uploadUid, 'original');
  const { sealedSha256 } = await sealedObjects.put(db, applicantUid, originalKey, original);
  const sealedName = sealFileName(await loadApplicantKey(db, keys, applicantUid), name);
  await db.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
    values (${db.realmId}, ${uploadUid}, ${applicantUid}, ${sealedName}, 'application/pdf', ${original.length},
      ${sealedObjects.contentMac(db, applicantUid, original)}, ${originalKey}, ${sealedSha256})`);
  const { docId } = await db.get<{ docId: string }>(sql`
    insert into document (realm_id, applicant_uid, category, upload_uid, state, page_count)
    values (${db.realmId}, ${applicantUid}, 'Passport', ${uploadUid}, 'checked', ${pages.length}) returning document_uid as "docId"`);
  const objectKeys = [originalKey];
  const pageUids: string[] = [];
  for (const [n, picture] of pages.entries()) {
    const pageUid = randomUUID();
    const pictureKey = documentObjectKey(db, applicantUid, uploadUid, `page-${n}`);
    const thumbnailKey = documentObjectKey(db, applicantUid, uploadUid, `thumbnail-${n}`);
    const { width, height } = await sharp(picture).metadata();
    await sealedObjects.put(db, applicantUid, pictureKey, picture);
    await sealedObjects.put(db, applicantUid, thumbnailKey, await sharp(picture).resize(30).jpeg().toBuffer());
    await db.run(sql`
      insert into page (realm_id, page_uid, upload_uid, applicant_uid, n, width, height, route, pixel_mac, object_key, thumbnail_key)
      values (${db.realmId}, ${pageUid}, ${uploadUid}, ${applicantUid}, ${n}, ${width}, ${height}, 'photo',
        ${sealedObjects.contentMac(db, applicantUid, picture)}, ${pictureKey}, ${thumbnailKey})`);
    await db.run(sql`
      insert into document_page (realm_id, document_uid, position, page_uid, applicant_uid)
      values (${db.realmId}, ${docId}, ${n}, ${pageUid}, ${applicantUid})`);
    objectKeys.push(pictureKey, thumbnailKey);
    pageUids.push(pageUid);
  }
  return { docId, pageUids, objectKeys };
}
