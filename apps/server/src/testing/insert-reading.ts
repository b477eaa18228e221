import { sql, type Db } from '../platform/db/db.ts';
import type { KeyStore } from '../platform/crypto/key-store.ts';
import { sealReading, type Reading, type StoredValue } from '../documents/readings/reading.ts';
import { countToConfirm, computeEffectiveValues } from '../documents/readings/effective-values.ts';
import { loadApplicantKey } from '../platform/crypto/applicant-key.ts';
import type { TestDocument } from './test-documents.ts';

const readValue = (
  field: string,
  value: string,
  pageUid: string,
  outcome: StoredValue['outcome'] = 'accept',
): StoredValue => ({
  field,
  value,
  raw: value,
  outcome,
  confidence: 0.9,
  pageUid,
  polygon: [
    [0.1, 0.1],
    [0.5, 0.1],
    [0.5, 0.2],
    [0.1, 0.2],
  ],
  engine: 'test 1',
});

// As if the first run had read these values on the document's first page.
export async function insertReading(
  db: Db,
  keys: KeyStore,
  applicantUid: string,
  { docId, pageUids }: TestDocument,
  values: Readonly<Record<string, string | readonly [string, StoredValue['outcome']]>>,
): Promise<void> {
  const read = Object.entries(values).map(([field, value]) =>
    typeof value === 'string'
      ? readValue(field, value, pageUids[0]!)
      : readValue(field, value[0], pageUids[0]!, value[1]),
  );
  const reading: Reading = {
    category: 'Passport',
    categoryOutcome: 'accept',
    kind: 'Indian passport',
    mrz: null,
    values: read,
    retake: [],
    pages: pageUids.map((pageUid) => ({ pageUid, pixels: pageUid })),
  };
  const body = sealReading(await loadApplicantKey(db, keys, applicantUid), docId, 1, reading);
  await db.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, body)
    values (${db.realmId}, ${docId}, 1, 'test 1', ${body})`);
  await db.run(sql`
    update document set kind = 'Indian passport', category_outcome = 'accept',
      to_confirm = ${countToConfirm(computeEffectiveValues(reading, []))},
      settled_at = now()
    where realm_id = ${db.realmId} and document_uid = ${docId}`);
}
