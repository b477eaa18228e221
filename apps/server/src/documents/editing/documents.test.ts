import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { s3ObjectStore, type ObjectStore } from '../../platform/storage/object-store.ts';
import { draftApplication } from '../../applications/lifecycle/draft-application.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import { updateApplication } from '../../applications/records/update-application.ts';
import { readConfig } from '../../platform/config/config.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { insertTestDocument, type TestDocument } from '../../testing/test-documents.ts';
import { insertPackage } from '../../testing/insert-package.ts';
import { insertReading } from '../../testing/insert-reading.ts';
import { createSealedObjectStore, type SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { hashPassportNumber } from '../../platform/crypto/passport-number.ts';
import { deleteDocument } from './delete-document.ts';
import { listExtractedDocuments } from './list-extracted-documents.ts';
import {
  getDocumentsByIds,
  listDocuments,
  listPrimaryDocuments,
  listUploadedFiles,
} from '../records/list-documents.ts';
import { markPrimary } from './mark-primary.ts';
import { recommendDocument } from '../records/recommend-document.ts';
import { updateDocument } from './update-document.ts';
import { verifyDocument } from './verify-document.ts';

let tenant: TestTenant;
let store: ObjectStore;
let sealedObjects: SealedObjectStore;
let agency: Actor;
let agent: Actor;
let stranger: Actor;
let reviewer: Actor;

beforeAll(async () => {
  tenant = await createTestTenant();
  store = s3ObjectStore(readConfig());
  sealedObjects = createSealedObjectStore(store, tenant.keys);
  const [agencyUid, elsewhere] = [await tenant.agency(), await tenant.agency()];
  [agency, agent, reviewer, stranger] = await Promise.all([
    tenant.person('agency', agencyUid),
    tenant.person('agent', agencyUid),
    tenant.person('reviewer', agencyUid),
    tenant.person('agency', elsewhere),
  ]);
});
afterAll(async () => {
  store?.close();
  await tenant?.close();
});

const person = () => tenant.applicant({ agencyUid: agency.agencyUid!, agentUid: agent.personUid });
async function passport(applicantUid: string, values: Parameters<typeof insertReading>[4] = {}): Promise<TestDocument> {
  const document = await insertTestDocument(tenant.db, tenant.keys, sealedObjects, {
    applicantUid,
    original: Buffer.from(`%PDF ${randomUUID()}`),
  });
  await insertReading(tenant.db, tenant.keys, applicantUid, document, {
    passportNumber: 'K1234567',
    surname: ['RA0', 'confirm'],
    expiryDate: '2031-05-04',
    ...values,
  });
  await recommendDocument(tenant.db, tenant.keys, applicantUid, 'Passport');
  return document;
}
const { update, list, remove } = {
  update: (actor: Actor, applicantUid: string, docId: string, docFields: Record<string, string | null>) =>
    updateDocument(tenant.db, tenant.keys, actor, { docId, applicantUid, docFields }),
  list: (actor: Actor, applicantUid: string) => listDocuments(tenant.db, tenant.keys, actor, applicantUid),
  remove: (actor: Actor, docId: string) => deleteDocument(tenant.db, tenant.keys, actor, docId),
};
const notFound = { code: 'record.notFound' };
const visaDetails = germanTrip;

test('returns a passport with its values, flat and by category', async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const [shown] = await list(agent, applicantUid);
  expect(shown).toMatchObject({
    docId,
    fileName: 'passport.pdf',
    docFields: { passportNumber: '••••4567', surname: 'RA0' },
    processedFieldsByCategory: {
      Passport: [{ docId, passportNumber: '••••4567', isVerifiedByAgent: false, isPrimaryRecommended: true }],
    },
    toConfirm: 1,
    can: ['document.edit', 'document.verify'],
  });
  expect(await listUploadedFiles(tenant.db, tenant.keys, agent, applicantUid)).toMatchObject([
    { fileName: 'passport.pdf', docIds: [docId] },
  ]);
});

test("returns 404 for reading or writing another agency's documents", async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const other = await person();
  for (const call of [
    () => list(stranger, applicantUid),
    () => list(reviewer, applicantUid),
    () => getDocumentsByIds(tenant.db, tenant.keys, stranger, { applicantUid, docIds: [docId] }),
    () => getDocumentsByIds(tenant.db, tenant.keys, agent, { applicantUid: other, docIds: [docId] }),
    () =>
      listExtractedDocuments(tenant.db, tenant.keys, stranger, {
        applicantUid,
        docIds: [docId],
        includePageDetails: true,
      }),
    () => update(stranger, applicantUid, docId, { surname: 'RAO' }),
    () => update(agent, other, docId, { surname: 'RAO' }),
    () => remove(stranger, docId),
  ])
    await expect(call()).rejects.toMatchObject(notFound);
  await expect(remove(reviewer, docId)).rejects.toMatchObject({ code: 'access.functionRefused' });
});

test('stores a confirmed or changed value sealed with its history and logs no value', async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const changed = await update(agent, applicantUid, docId, { surname: 'SECRETRAO', passportNumber: 'K1234567' });
  expect(changed).toMatchObject({ docFields: { surname: 'SECRETRAO' }, toConfirm: 0, version: 2 });
  await update(agent, applicantUid, docId, { surname: null });
  const acts = await tenant.owner.many<{ field: string; kind: string; body: Buffer | null }>(
    sql`select field, kind, body from value_act where document_uid = ${docId} order by act_no`,
  );
  expect(acts.map(({ field, kind }) => [field, kind])).toEqual([
    ['surname', 'changed'],
    ['passportNumber', 'confirmed'],
    ['surname', 'takenBack'],
  ]);
  const log = await tenant.owner.many(sql`select * from change_log where subject_uid = ${docId}`);
  expect(log).toHaveLength(3);
  expect(JSON.stringify([log, acts.map(({ body }) => body?.toString('latin1'))])).not.toContain('SECRETRAO');
  expect((await list(agent, applicantUid))[0]).toMatchObject({ docFields: { surname: 'RA0' }, toConfirm: 1 });
});

test('rejects a stale version, an unknown field, an invalid value and an unread document', async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const edit = { docId, applicantUid, docFields: { surname: 'RAO' } };
  const refusedFor = (more: object) => updateDocument(tenant.db, tenant.keys, agent, { ...edit, ...more });
  await expect(refusedFor({ version: 9 })).rejects.toMatchObject({ code: 'record.versionStale' });
  await expect(refusedFor({ docFields: { salary: '1' } })).rejects.toMatchObject({ code: 'document.fieldUnknown' });
  await expect(refusedFor({ docFields: { passportNumber: '1' } })).rejects.toMatchObject({
    code: 'document.valueInvalid',
  });
  await tenant.owner.run(sql`update document set state = 'read' where document_uid = ${docId}`);
  await expect(refusedFor({})).rejects.toMatchObject({ code: 'document.notRead' });
});

test('recommends the longest valid passport, a verified one first, never an expired one', async () => {
  const applicantUid = await person();
  const old = await passport(applicantUid, { surname: 'RAO', expiryDate: '2020-01-01' });
  const short = await passport(applicantUid, { surname: 'RAO', expiryDate: '2029-01-01' });
  const long = await passport(applicantUid, { surname: 'RAO', expiryDate: '2035-01-01' });
  const recommended = async () =>
    (await list(agent, applicantUid)).find(
      ({ processedFieldsByCategory: { Passport } }) => Passport![0]!.isPrimaryRecommended,
    )?.docId;
  expect(await recommended()).toBe(long.docId);
  await verifyDocument(tenant.db, tenant.keys, agent, { docId: old.docId, applicantUid, isVerifiedByAgent: true });
  expect(await recommended()).toBe(long.docId);
  await verifyDocument(tenant.db, tenant.keys, agent, { docId: short.docId, applicantUid, isVerifiedByAgent: true });
  expect(await recommended()).toBe(short.docId);
  expect(await listPrimaryDocuments(tenant.db, tenant.keys, agent, applicantUid)).toMatchObject([
    { docId: short.docId },
  ]);
});

test('replaces the primary passport, syncs its number and attaches it to open applications', async () => {
  const applicantUid = await person();
  const own = { passportNumber: 'M7654321', givenNames: 'ASHA', surname: 'RAO' }; // another person's number is not synced
  const [one, two] = [await passport(applicantUid), await passport(applicantUid, own)];
  await tenant.owner.run(sql`update document set belonging = 'own' where document_uid = ${two.docId}`);
  const draft = await draftApplication(tenant.db, agent, { applicantUid, visaDetails });
  const mark = (docId: string, more: object = {}) =>
    markPrimary(tenant.db, tenant.keys, agent, { docId, applicantUid, updateAll: false, ...more });
  await mark(one.docId);
  const documents = await mark(two.docId, { updateAll: true });
  expect(documents.filter(({ isPrimary }) => isPrimary).map(({ docId }) => docId)).toEqual([two.docId]);
  expect(await listPrimaryDocuments(tenant.db, tenant.keys, agent, applicantUid)).toMatchObject([{ docId: two.docId }]);
  const record = await getApplication(tenant.db, agent, draft.applicationUid);
  expect(record).toMatchObject({ docIds: [two.docId], status: 'initiated' });
  const blinds = await tenant.owner.many<{ blind: Buffer }>(
    sql`select blind from passport_index where applicant_uid = ${applicantUid}`,
  );
  expect(blinds.map(({ blind }) => blind.equals(hashPassportNumber(tenant.keys, tenant.realmId, 'M7654321')))).toEqual([
    true,
  ]);
  await update(agent, applicantUid, two.docId, { passportNumber: 'N1112223' });
  const after = await tenant.owner.get<{ blind: Buffer }>(
    sql`select blind from passport_index where applicant_uid = ${applicantUid}`,
  );
  expect(after.blind.equals(hashPassportNumber(tenant.keys, tenant.realmId, 'N1112223'))).toBe(true);
});

test('removes a deleted document from open applications and schedules its objects', async () => {
  const applicantUid = await person();
  const { docId, objectKeys } = await passport(applicantUid);
  const { applicationUid } = await draftApplication(tenant.db, agent, { applicantUid, visaDetails });
  await updateApplication(tenant.db, agent, applicationUid, { docIds: [docId] });
  await remove(agent, docId);
  expect(await list(agent, applicantUid)).toEqual([]);
  expect(await listUploadedFiles(tenant.db, tenant.keys, agent, applicantUid)).toEqual([]);
  expect((await getApplication(tenant.db, agent, applicationUid)).docIds).toEqual([]);
  const due = await tenant.owner.many<{ key: string }>(
    sql`select object_key as key from object_to_delete where object_key = any(${[...objectKeys]}::text[])`,
  );
  expect(due.map(({ key }) => key).sort()).toEqual([...objectKeys].sort());
  await expect(updateApplication(tenant.db, agent, applicationUid, { docIds: [docId] })).rejects.toMatchObject({
    code: 'application.documentUnknown',
  });
  await expect(remove(agent, docId)).rejects.toMatchObject(notFound);
});

test('keeps pages that another document shows', async () => {
  const applicantUid = await person();
  const { docId, pageUids, objectKeys } = await passport(applicantUid);
  const { uid } = await tenant.owner.get<{ uid: string }>(sql`
    insert into document (realm_id, applicant_uid, category) values (${tenant.realmId}, ${applicantUid}, 'Other')
    returning document_uid as uid`);
  await tenant.owner.run(sql`
    insert into document_page (realm_id, document_uid, position, page_uid, applicant_uid)
    values (${tenant.realmId}, ${uid}, 0, ${pageUids[0]}, ${applicantUid})`);
  const due = async () =>
    tenant.owner.many(sql`select from object_to_delete where object_key = any(${[...objectKeys]}::text[])`);
  await remove(agent, docId);
  expect(await due()).toHaveLength(0);
  await remove(agent, uid);
  expect(await due()).toHaveLength(objectKeys.length);
});

test('rejects deleting a lodged document or one in a locked application', async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const { applicationUid } = await draftApplication(tenant.db, agent, { applicantUid, visaDetails });
  await updateApplication(tenant.db, agent, applicationUid, { docIds: [docId] });
  const moveTo = (status: string) =>
    tenant.owner.run(
      sql`update application set status = ${status}, declared_at = now(), version = version + 1 where application_uid = ${applicationUid}`,
    );
  await moveTo('form-data-collected');
  await expect(remove(agent, docId)).rejects.toMatchObject({ code: 'application.notEditable' });
  await insertPackage(tenant.owner, applicationUid);
  for (const status of ['package-ready', 'online-form-completed', 'submitted']) await moveTo(status);
  await expect(remove(agent, docId)).rejects.toMatchObject({ code: 'document.inUse' });
  expect(await list(agent, applicantUid)).toHaveLength(1);
});

test('returns values with page and position and logs the view once', async () => {
  const applicantUid = await person();
  const { docId, pageUids } = await passport(applicantUid);
  const asked = { applicantUid, docIds: [docId], includePageDetails: true };
  const [first] = await listExtractedDocuments(tenant.db, tenant.keys, agent, asked);
  await listExtractedDocuments(tenant.db, tenant.keys, agent, asked);
  expect(first!.documentData.values[0]).toMatchObject({ field: 'passportNumber', pageIndex: 0, pageUid: pageUids[0] });
  expect(first!.documentData.pages[0]!.imageUrl).toMatch(/^\/doc\/v1\/document-ai\/page-image\?ticket=/);
  const looks = await tenant.owner.many(sql`select purpose from view_log where document_uid = ${docId}`);
  expect(looks).toEqual([{ purpose: 'values' }]);
  const [plain] = await listExtractedDocuments(tenant.db, tenant.keys, agent, { ...asked, includePageDetails: false });
  expect(plain!.documentData.pages).toEqual([]);
});
