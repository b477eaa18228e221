import { randomUUID } from 'node:crypto';
import { sql, loadApplicantKey, documentObjectKey, type Db, type Parts } from '@visawright/server/tools.ts';
import { hashPixels, hashAllPixels, sealReading, sealFileName, type Reading } from '@visawright/server/product.ts';
import { renderUpload } from '@visawright/server/processing.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { DemoDocument } from './content/demo-document.types.ts';
import type { DrawnDocument } from './drawn-document.ts';
import { specimenEngine } from '../database/seeded-applications.queries.ts';

export interface NewDocument {
  readonly applicantUid: string;
  readonly by: string; // the person who uploaded it
  readonly at: Date;
  readonly document: DemoDocument;
  readonly drawn: DrawnDocument | undefined; // undefined: only the values, without a file
}
type InsertParts = Pick<Parts, 'keys'> & { readonly sealedObjects: Parts['sealedObjects'] | undefined }; // needed for drawn documents

const engine = specimenEngine;
const wholePage: Reading['values'][number]['polygon'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

// Inserts a document as if it had been read. One without a file is marked as verified by the person who added it.
export async function insertDocument(parts: InsertParts, db: Db, inserted: NewDocument): Promise<string> {
  const { applicantUid, by, at, document, drawn } = inserted;
  const docId = randomUUID();
  const key = await loadApplicantKey(db, parts.keys, applicantUid);
  const { uploadUid, pages } = drawn ? await storeFile(parts, db, inserted, drawn) : { uploadUid: null, pages: [] };
  const read = drawn?.values ?? document.values;
  const missingPageUid = randomUUID();
  const reading: Reading = {
    category: document.category,
    categoryOutcome: 'accept',
    kind: document.kind,
    mrz: null,
    values: Object.entries(read).map(([field, value]) => {
      const place = drawn?.places[field];
      return {
        field,
        value,
        raw: value,
        outcome: 'accept',
        confidence: 0.98,
        pageUid: pages[place?.page ?? 0]?.pageUid ?? missingPageUid,
        polygon: place ? place.polygon.map(([x, y]) => [clamp(x), clamp(y)]) : wholePage,
        engine,
      };
    }),
    retake: [],
    pages: pages.map(({ pageUid, pixelSha256 }) => ({ pageUid, pixels: hashPixels(pixelSha256, []) })),
  };
  await insertRows(db, 'document', [
    {
      document_uid: docId,
      applicant_uid: applicantUid,
      category: document.category,
      kind: document.kind,
      category_outcome: 'accept',
      state: 'checked',
      upload_uid: uploadUid,
      name: sealFileName(key, document.fileName),
      page_count: pages.length,
      belonging: 'own',
      created_at: at,
      settled_at: at,
      verified_by: drawn ? null : by,
      verified_at: drawn ? null : at,
    },
  ]);
  await insertRows(
    db,
    'document_page',
    pages.map(({ pageUid }, position) => ({
      document_uid: docId,
      position,
      page_uid: pageUid,
      applicant_uid: applicantUid,
    })),
  );
  await db.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, pixels_sha256, body, created_at)
    values (${db.realmId}, ${docId}, 1, ${engine}, ${hashAllPixels(reading.pages)}, ${sealReading(key, docId, 1, reading)}, ${at})`);
  return docId;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

async function storeFile(
  { keys, sealedObjects }: InsertParts,
  db: Db,
  { applicantUid, by, at, document }: NewDocument,
  drawn: DrawnDocument,
) {
  if (!sealedObjects) throw new Error('a drawn document needs an object store');
  const uploadUid = randomUUID();
  const objectKey = documentObjectKey(db, applicantUid, 'upload', uploadUid);
  const { sealedSha256 } = await sealedObjects.put(db, applicantUid, objectKey, drawn.bytes);
  const name = sealFileName(await loadApplicantKey(db, keys, applicantUid), document.fileName);
  await db.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac, object_key,
      sealed_sha256, created_at)
    values (${db.realmId}, ${uploadUid}, ${applicantUid}, ${by}, ${name}, ${drawn.mediaType}, ${drawn.bytes.length},
      ${sealedObjects.contentMac(db, applicantUid, drawn.bytes)}, ${objectKey}, ${sealedSha256}, ${at})`);
  return { uploadUid, pages: await storePages(sealedObjects, db, applicantUid, uploadUid, drawn) };
}

async function storePages(
  sealedObjects: Parts['sealedObjects'],
  db: Db,
  applicantUid: string,
  uploadUid: string,
  drawn: DrawnDocument,
) {
  const rendered = await renderUpload(drawn.bytes, drawn.mediaType);
  const pageKey = (n: number, what: string) => documentObjectKey(db, applicantUid, 'page', uploadUid, `${n}-${what}`);
  return Promise.all(
    rendered.map(async ({ n, width, height, route, image, thumbnail, words, pixelSha256 }) => {
      const pageUid = randomUUID();
      const text = words ? pageKey(n, 'text') : null;
      await sealedObjects.put(db, applicantUid, pageKey(n, 'picture'), image);
      await sealedObjects.put(db, applicantUid, pageKey(n, 'thumbnail'), thumbnail);
      if (text !== null) await sealedObjects.put(db, applicantUid, text, Buffer.from(JSON.stringify(words)));
      await db.run(sql`
        insert into page (realm_id, page_uid, upload_uid, applicant_uid, n, width, height, route, pixel_sha256, object_key,
          thumbnail_key, text_key)
        values (${db.realmId}, ${pageUid}, ${uploadUid}, ${applicantUid}, ${n}, ${width}, ${height}, ${route}, ${pixelSha256},
          ${pageKey(n, 'picture')}, ${pageKey(n, 'thumbnail')}, ${text})`);
      return { pageUid, pixelSha256 };
    }),
  );
}
