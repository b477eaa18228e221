import { randomBytes, randomUUID } from 'node:crypto';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { sealReading, sealFileName } from '@visawright/server/product.ts';
import type { ApplicantKey } from '@visawright/server/tools.ts';
import type { Inserter } from './inserter.ts';
import type { InsertedRecord } from '../world.types.ts';

interface Kind {
  readonly category: DocumentCategory;
  readonly kind: string;
  readonly values?: Readonly<Record<string, string>>; // in addition to its marker word
}
const passport: Kind = { category: 'Passport', kind: 'Indian passport' };

// A document that was read, a passport by default. Its marker word is the file name and the surname, both sealed.
export async function insertDocument(
  to: Inserter,
  key: ApplicantKey,
  applicantUid: string,
  whose: Partial<InsertedRecord>,
  { values: more = {}, ...is }: Kind = passport,
): Promise<{ document: string; page: string }> {
  const { uid: docId, word } = to.insertRow('document', whose);
  const { uid: pageUid } = to.insertRow('page', whose);
  const uploadUid = randomUUID();
  const named = (kind: string) => `${to.realmId}/${applicantUid}/${uploadUid}/${kind}`;
  const about = { upload_uid: uploadUid, applicant_uid: applicantUid };
  await to.insert('upload', {
    ...about,
    name: sealFileName(key, word),
    media_type: 'image/jpeg',
    byte_size: 1_000,
    content_mac: randomBytes(32),
    object_key: named('original'),
    sealed_sha256: randomBytes(32),
  });
  await to.insert('page', {
    ...about,
    page_uid: pageUid,
    n: 0,
    width: 1_000,
    height: 700,
    route: 'photo',
    pixel_mac: randomBytes(32),
    object_key: named('picture'),
    thumbnail_key: named('thumbnail'),
  });
  await to.insert('document', {
    ...about,
    document_uid: docId,
    ...is,
    category_outcome: 'accept',
    state: 'checked',
    page_count: 1,
    settled_at: new Date(),
  });
  await to.insert('document_page', {
    document_uid: docId,
    position: 0,
    page_uid: pageUid,
    applicant_uid: applicantUid,
  });
  const polygon: [number, number][] = [
    [0.1, 0.1],
    [0.4, 0.1],
    [0.4, 0.2],
  ];
  const values = Object.entries({ surname: word, ...more }).map(([field, value]) => ({
    field,
    value,
    raw: value,
    outcome: 'accept' as const,
    confidence: 1,
    pageUid,
    polygon,
    engine: 'inserted',
  }));
  await to.insert('reading', {
    document_uid: docId,
    reading_no: 1,
    engine: 'inserted',
    body: sealReading(key, docId, 1, {
      ...is,
      categoryOutcome: 'accept',
      mrz: null,
      values,
      retake: [],
      pages: [{ pageUid, pixels: pageUid }],
    }),
  });
  return { document: docId, page: pageUid };
}
