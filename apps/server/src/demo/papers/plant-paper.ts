import { randomUUID } from 'node:crypto';
import { sql, type Db } from '../../access/db.ts';
import { pixelsOf, pixelsOfAll, sealReading, type Reading } from '../../documents/reading.ts';
import type { Parts } from '../../parts.ts';
import { renderUpload } from '../../uploads/render.ts';
import { keyOf } from '../../vault/applicant-key.ts';
import { sealName } from '../../vault/file-names.ts';
import { paperKey } from '../../vault/object-keys.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoPaper } from './demo-paper.ts';
import type { DrawnPaper } from './drawn-paper.ts';
import { specimenEngine } from './seeded.queries.ts';

export interface Planted {
  readonly applicantUid: string;
  readonly by: string; // the person who brought it
  readonly at: Date;
  readonly paper: DemoPaper;
  readonly drawn: DrawnPaper | undefined; // without: a paper that stands for itself, with no file behind it
}
type PlantingParts = Pick<Parts, 'keys'> & { readonly papers: Parts['papers'] | undefined }; // a file needs a store

const engine = specimenEngine;
const wholePage: Reading['values'][number]['polygon'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

// A paper as it stands once it has been read. Of one without a file somebody compared the original.
export async function plantPaper(parts: PlantingParts, db: Db, planted: Planted): Promise<string> {
  const { applicantUid, by, at, paper, drawn } = planted;
  const docId = randomUUID();
  const key = await keyOf(db, parts.keys, applicantUid);
  const { uploadUid, pages } = drawn ? await storeFile(parts, db, planted, drawn) : { uploadUid: null, pages: [] };
  const read = drawn?.values ?? paper.values;
  const nowhere = randomUUID();
  const reading: Reading = {
    category: paper.category,
    categoryOutcome: 'accept',
    kind: paper.kind,
    mrz: null,
    values: Object.entries(read).map(([field, value]) => {
      const place = drawn?.places[field];
      return {
        field,
        value,
        raw: value,
        outcome: 'accept',
        confidence: 0.98,
        pageUid: pages[place?.page ?? 0]?.pageUid ?? nowhere,
        polygon: place ? place.polygon.map(([x, y]) => [within(x), within(y)]) : wholePage,
        engine,
      };
    }),
    retake: [],
    pages: pages.map(({ pageUid, pixelSha256 }) => ({ pageUid, pixels: pixelsOf(pixelSha256, []) })),
  };
  await insertRows(db, 'document', [
    {
      document_uid: docId,
      applicant_uid: applicantUid,
      category: paper.category,
      kind: paper.kind,
      category_outcome: 'accept',
      state: 'checked',
      upload_uid: uploadUid,
      name: sealName(key, paper.fileName),
      page_count: pages.length,
      belonging: 'own',
      created_at: at,
      settled_at: at,
      verified_by: drawn ? null : by,
      verified_at: drawn ? null : at,
    },
  ]);
  await insertRows(db, 'document_page', pages.map(({ pageUid }, position) => ({ document_uid: docId, position, page_uid: pageUid, applicant_uid: applicantUid }))); // prettier-ignore
  await db.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, pixels_sha256, body, created_at)
    values (${db.realmId}, ${docId}, 1, ${engine}, ${pixelsOfAll(reading.pages)}, ${sealReading(key, docId, 1, reading)}, ${at})`);
  return docId;
}

const within = (part: number) => Math.min(1, Math.max(0, part));

async function storeFile(
  { keys, papers }: PlantingParts,
  db: Db,
  { applicantUid, by, at, paper }: Planted,
  drawn: DrawnPaper,
) {
  if (!papers) throw new Error('a file needs a store');
  const uploadUid = randomUUID();
  const objectKey = paperKey(db, applicantUid, 'upload', uploadUid);
  const { sealedSha256 } = await papers.put(db, applicantUid, objectKey, drawn.bytes);
  const name = sealName(await keyOf(db, keys, applicantUid), paper.fileName);
  await db.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac, object_key, sealed_sha256, created_at)
    values (${db.realmId}, ${uploadUid}, ${applicantUid}, ${by}, ${name}, ${drawn.mediaType}, ${drawn.bytes.length},
      ${papers.contentMac(db, applicantUid, drawn.bytes)}, ${objectKey}, ${sealedSha256}, ${at})`);
  return { uploadUid, pages: await storePages(papers, db, applicantUid, uploadUid, drawn) };
}

async function storePages(papers: Parts['papers'], db: Db, applicantUid: string, uploadUid: string, drawn: DrawnPaper) {
  const rendered = await renderUpload(drawn.bytes, drawn.mediaType);
  const stored = (n: number, what: string) => paperKey(db, applicantUid, 'page', uploadUid, `${n}-${what}`);
  return Promise.all(
    rendered.map(async ({ n, width, height, route, image, thumbnail, words, pixelSha256 }) => {
      const pageUid = randomUUID();
      const text = words ? stored(n, 'text') : null;
      await papers.put(db, applicantUid, stored(n, 'picture'), image);
      await papers.put(db, applicantUid, stored(n, 'thumbnail'), thumbnail);
      if (text !== null) await papers.put(db, applicantUid, text, Buffer.from(JSON.stringify(words)));
      await db.run(sql`
        insert into page (realm_id, page_uid, upload_uid, applicant_uid, n, width, height, route, pixel_sha256, object_key, thumbnail_key, text_key)
        values (${db.realmId}, ${pageUid}, ${uploadUid}, ${applicantUid}, ${n}, ${width}, ${height}, ${route}, ${pixelSha256},
          ${stored(n, 'picture')}, ${stored(n, 'thumbnail')}, ${text})`);
      return { pageUid, pixelSha256 };
    }),
  );
}
