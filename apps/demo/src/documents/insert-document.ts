import { randomUUID } from 'node:crypto';
import { sql, loadApplicantKey, type Db, type KeyStore } from '@visawright/server/tools.ts';
import { sealReading, sealFileName, type Reading } from '@visawright/server/product.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { DemoDocument } from './content/demo-document.types.ts';
import { specimenEngine } from '../database/seeded-applications.queries.ts';

export interface NewDocument {
  readonly applicantUid: string;
  readonly by: string; // the person who added it
  readonly at: Date;
  readonly document: DemoDocument;
}

const engine = specimenEngine;
const wholePage: Reading['values'][number]['polygon'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

// The quick seed's stand-in for a document: its values without a file or pages, verified by the person who added it.
export async function insertDocument(keys: KeyStore, db: Db, inserted: NewDocument): Promise<string> {
  const { applicantUid, by, at, document } = inserted;
  const docId = randomUUID();
  const key = await loadApplicantKey(db, keys, applicantUid);
  const pageUid = randomUUID();
  const reading: Reading = {
    category: document.category,
    categoryOutcome: 'accept',
    kind: document.kind,
    mrz: null,
    values: Object.entries(document.values).map(([field, value]) => ({
      field,
      value,
      raw: value,
      outcome: 'accept',
      confidence: 0.98,
      pageUid,
      polygon: wholePage,
      engine,
    })),
    retake: [],
    pages: [],
  };
  await insertRows(db, 'document', [
    {
      document_uid: docId,
      applicant_uid: applicantUid,
      category: document.category,
      kind: document.kind,
      category_outcome: 'accept',
      state: 'checked',
      name: sealFileName(key, document.fileName),
      page_count: 0,
      belonging: 'own',
      created_at: at,
      settled_at: at,
      verified_by: by,
      verified_at: at,
    },
  ]);
  await db.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, body, created_at)
    values (${db.realmId}, ${docId}, 1, ${engine}, ${sealReading(key, docId, 1, reading)}, ${at})`);
  return docId;
}
