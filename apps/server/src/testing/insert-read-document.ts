import { randomInt } from 'node:crypto';
import type { Polygon } from '@visawright/contract/documents/document.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import sharp from 'sharp';
import { hashPixels, sealReading, type Reading } from '../documents/readings/reading.ts';
import { loadApplicantKey } from '../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../platform/crypto/key-store.ts';
import { sql, type Db } from '../platform/db/db.ts';
import type { SealedObjectStore } from '../platform/storage/sealed-objects.ts';
import { insertTestDocument, type TestDocument } from './test-documents.ts';

interface ReadFacts {
  readonly applicantUid: string;
  readonly fields: readonly string[]; // one value per page
  readonly category?: DocumentCategory;
  readonly kind?: string | null;
}

export const wordAt = (n: number): Polygon => {
  const [left, top] = [0.1 + 0.02 * (n % 7), 0.1 + 0.1 * (n % 5)];
  return [
    [left, top],
    [left + 0.2, top],
    [left + 0.2, top + 0.05],
    [left, top + 0.05],
  ];
};

const picture = () =>
  sharp({
    create: {
      width: 120,
      height: 90,
      channels: 3,
      background: `#${randomInt(2 ** 24)
        .toString(16)
        .padStart(6, '0')}`,
    },
  })
    .jpeg()
    .toBuffer();

// A document that has been read, with pictures that differ: field `fields[n]` is on page n, at `wordAt(n)`.
export async function insertReadDocument(
  db: Db,
  keys: KeyStore,
  sealedObjects: SealedObjectStore,
  { applicantUid, fields, category = 'Passport', kind = 'Indian passport' }: ReadFacts,
): Promise<TestDocument> {
  const pages = await Promise.all(fields.map(picture));
  const document = await insertTestDocument(db, keys, sealedObjects, { applicantUid, name: 'documents.pdf', pages });
  const { docId, pageUids } = document;
  const rows = await db.many<{ page_uid: string; pixel_mac: Buffer }>(sql`
    select page_uid, pixel_mac from page where realm_id = ${db.realmId} and page_uid = any(${[...pageUids]}::uuid[])`);
  const macs = new Map(rows.map((row) => [row.page_uid, row.pixel_mac]));
  const reading: Reading = {
    category,
    categoryOutcome: 'accept',
    kind,
    mrz: null,
    values: fields.map((field, n) => ({
      field,
      value: field.toUpperCase(),
      raw: field,
      outcome: 'confirm',
      confidence: 0.8,
      pageUid: pageUids[n]!,
      polygon: wordAt(n),
      engine: 'test 1',
    })),
    retake: [],
    pages: pageUids.map((pageUid) => ({ pageUid, pixels: hashPixels(macs.get(pageUid)!, []) })),
  };
  const body = sealReading(await loadApplicantKey(db, keys, applicantUid), docId, 1, reading);
  await db.run(sql`insert into reading (realm_id, document_uid, reading_no, engine, body)
    values (${db.realmId}, ${docId}, 1, 'test 1', ${body})`);
  await db.run(sql`
    update document set kind = ${kind}, category = ${category}, category_outcome = 'accept', to_confirm = ${fields.length},
      settled_at = now()
    where realm_id = ${db.realmId} and document_uid = ${docId}`);
  return document;
}
