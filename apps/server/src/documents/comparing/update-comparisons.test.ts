import { randomUUID } from 'node:crypto';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { readConfig } from '../../platform/config/config.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql } from '../../platform/db/db.ts';
import { s3ObjectStore, type ObjectStore } from '../../platform/storage/object-store.ts';
import { createSealedObjectStore, type SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { insertTestDocument } from '../../testing/test-documents.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { deleteDocument } from '../editing/delete-document.ts';
import { listExtractedDocuments } from '../editing/list-extracted-documents.ts';
import { updateDocument } from '../editing/update-document.ts';
import { sealReading, type StoredValue } from '../readings/reading.ts';
import { listDocuments } from '../records/list-documents.ts';
import { updateComparisons } from './update-comparisons.ts';

let tenant: TestTenant;
let store: ObjectStore;
let sealedObjects: SealedObjectStore;
let agent: Actor;
let applicantUid: string;

beforeAll(async () => {
  tenant = await createTestTenant();
  store = s3ObjectStore(readConfig());
  sealedObjects = createSealedObjectStore(store, tenant.keys);
  const agencyUid = await tenant.agency();
  agent = await tenant.person('agency', agencyUid);
});
afterAll(async () => {
  store?.close();
  await tenant?.close();
});
beforeEach(async () => {
  applicantUid = await tenant.applicant({ agencyUid: agent.agencyUid! });
});

type Read = Readonly<Record<string, readonly [value: string, outcome: StoredValue['outcome']]>>;

// A document as the reader leaves it.
async function document(category: DocumentCategory, kind: string, read: Read, readingNo = 1): Promise<string> {
  const { docId, pageUids } = await insertTestDocument(tenant.db, tenant.keys, sealedObjects, {
    applicantUid,
    original: Buffer.from(`%PDF ${randomUUID()}`),
  });
  const values = Object.entries(read).map(([field, [value, outcome]]): StoredValue => ({
    field,
    value,
    raw: value,
    outcome,
    confidence: 0.8,
    pageUid: pageUids[0]!,
    polygon: [
      [0.1, 0.1],
      [0.5, 0.1],
      [0.5, 0.2],
      [0.1, 0.2],
    ],
    engine: 'test 1',
  }));
  const pages = pageUids.map((pageUid) => ({ pageUid, pixels: pageUid }));
  const reading = { category, categoryOutcome: 'accept' as const, kind, mrz: null, values, retake: [], pages };
  const body = sealReading(await loadApplicantKey(tenant.db, tenant.keys, applicantUid), docId, readingNo, reading);
  await tenant.db.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, body)
    values (${tenant.realmId}, ${docId}, ${readingNo}, 'test 1', ${body})`);
  await tenant.db.run(sql`
    update document set category = ${category}, kind = ${kind}, category_outcome = 'accept', belonging = 'own', settled_at = now()
    where realm_id = ${tenant.realmId} and document_uid = ${docId}`);
  return docId;
}

const passport = () =>
  document('Passport', 'Indian passport', {
    surname: ['VENKATARAMAN', 'accept'],
    givenNames: ['LAKSHMI PRIYA', 'accept'],
    dateOfBirth: ['1994-03-02', 'accept'],
  });
const slip = () => document('Proof of Employment', 'Salary slip', { employerName: ['Kaveri Data', 'confirm'] });

const compare = () => tenant.db.transaction((tx) => updateComparisons(tx, tenant.keys, applicantUid));
const toConfirm = async () =>
  Object.fromEntries(
    (await listDocuments(tenant.db, tenant.keys, agent, applicantUid)).map((one) => [one.docId, one.toConfirm]),
  );

async function valueOf(docId: string, field: string) {
  const [found] = await listExtractedDocuments(tenant.db, tenant.keys, agent, {
    applicantUid,
    docIds: [docId],
    includePageDetails: false,
  });
  return found!.documentData.values.find((value) => value.field === field)!;
}

test('a value that the passport states too is accepted, and asked again when the passport is deleted', async () => {
  const [first, aadhaar] = [
    await passport(),
    await document('National ID', 'Aadhaar', { dateOfBirth: ['1994-03-02', 'confirm'] }),
  ];
  await compare();
  expect(await valueOf(aadhaar, 'dateOfBirth')).toMatchObject({
    outcome: 'accept',
    actedBy: null,
    comparison: { is: 'agreed', docId: first },
  });
  expect(await toConfirm()).toMatchObject({ [aadhaar]: 0 });
  await deleteDocument(tenant.db, tenant.keys, agent, first);
  expect(await valueOf(aadhaar, 'dateOfBirth')).toMatchObject({ outcome: 'confirm' });
  expect(await toConfirm()).toEqual({ [aadhaar]: 1 });
});

test('the same value in three slips is asked once, and one answer settles all', async () => {
  const slips = [await slip(), await slip(), await slip()];
  await compare();
  const [first, ...others] = slips;
  expect(await toConfirm()).toEqual({ [first!]: 1, [others[0]!]: 0, [others[1]!]: 0 });
  const docFields = { employerName: 'Kaveri Data' };
  await updateDocument(tenant.db, tenant.keys, agent, { docId: first!, applicantUid, docFields });
  for (const docId of others)
    expect(await valueOf(docId, 'employerName')).toMatchObject({
      outcome: 'accept',
      comparison: { is: 'agreed', docId: first },
    });
});

test('a name whose words ran together is asked about although it was read clearly', async () => {
  const [first, card] = [
    await passport(),
    await document('National ID', 'PAN card', { name: ['LAKSHMI PRIYAVENKATARAMAN', 'accept'] }),
  ];
  await compare();
  expect(await valueOf(card, 'name')).toMatchObject({
    outcome: 'confirm',
    comparison: { is: 'spacing', docId: first },
  });
  expect(await toConfirm()).toMatchObject({ [card]: 1 });
});

test('a comparison counts for the reading it was made of only, and holds no value', async () => {
  await passport();
  const card = await document('National ID', 'PAN card', { dateOfBirth: ['1994-03-02', 'confirm'] });
  await compare();
  const row = await tenant.owner.get<{ compared: unknown }>(sql`
    select compared from document where document_uid = ${card}`);
  expect(JSON.stringify(row.compared)).not.toContain('1994');
  await tenant.db.run(sql`
    update document set compared = jsonb_set(compared, '{readingNo}', '7')
    where realm_id = ${tenant.realmId} and document_uid = ${card}`);
  expect(await valueOf(card, 'dateOfBirth')).toMatchObject({ outcome: 'confirm' });
});

test('a document of which it is asked whose it is proves nothing', async () => {
  const first = await passport();
  const card = await document('National ID', 'PAN card', { dateOfBirth: ['1994-03-02', 'confirm'] });
  await tenant.db.run(sql`
    update document set belonging = 'unclear', owner_question = 'similar'
    where realm_id = ${tenant.realmId} and document_uid = ${first}`);
  await compare();
  expect(await toConfirm()).toMatchObject({ [card]: 1 });
});
