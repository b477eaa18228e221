import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { s3ObjectStore, type ObjectStore } from '../adapters/object-store.ts';
import { draftApplication } from '../applications/draft-application.ts';
import { getRecord } from '../applications/applications.queries.ts';
import { updateApplication } from '../applications/update-application.ts';
import { readConfig } from '../config.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { germanTrip } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { plantPaper, type Paper } from '../testing/papers.ts';
import { plantPackage } from '../testing/plant-package.ts';
import { plantReading } from '../testing/readings.ts';
import { paperVault, type PaperVault } from '../vault/papers.ts';
import { blindOf } from '../vault/passport.ts';
import { deleteDocument } from './delete-document.ts';
import { extractedDocuments } from './extracted-documents.ts';
import { documentsByIds, documentsOfApplicant, primaryDocuments, uploadedFiles } from './list-documents.ts';
import { markPrimary } from './mark-primary.ts';
import { recommend } from './recommend.ts';
import { updateDocument } from './update-document.ts';
import { verifyDocument } from './verify-document.ts';

let database: TestDatabase;
let house: House;
let store: ObjectStore;
let papers: PaperVault;
let agency: Actor;
let agent: Actor;
let stranger: Actor;
let reviewer: Actor;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  store = s3ObjectStore(readConfig());
  papers = paperVault(store, house.keys);
  const [agencyUid, elsewhere] = [await house.agency(), await house.agency()];
  [agency, agent, reviewer, stranger] = await Promise.all([
    house.person('agency', agencyUid),
    house.person('agent', agencyUid),
    house.person('reviewer', agencyUid),
    house.person('agency', elsewhere),
  ]);
});
afterAll(async () => {
  store?.close();
  await house?.close();
  await database?.drop();
});

const person = () => house.applicant({ agencyUid: agency.agencyUid!, agentUid: agent.personUid });
async function passport(applicantUid: string, values: Parameters<typeof plantReading>[4] = {}): Promise<Paper> {
  const paper = await plantPaper(house.db, house.keys, papers, {
    applicantUid,
    original: Buffer.from(`%PDF ${randomUUID()}`),
  });
  await plantReading(house.db, house.keys, applicantUid, paper, {
    passportNumber: 'K1234567',
    surname: ['RA0', 'confirm'],
    expiryDate: '2031-05-04',
    ...values,
  });
  await recommend(house.db, house.keys, applicantUid, 'Passport');
  return paper;
}
const { update, list, remove } = {
  update: (actor: Actor, applicantUid: string, docId: string, docFields: Record<string, string | null>) =>
    updateDocument(house.db, house.keys, actor, { docId, applicantUid, docFields }),
  list: (actor: Actor, applicantUid: string) => documentsOfApplicant(house.db, house.keys, actor, applicantUid),
  remove: (actor: Actor, docId: string) => deleteDocument(house.db, house.keys, actor, docId),
};
const notFound = { code: 'record.notFound' };
const visaDetails = germanTrip;

test('a passport is shown with its values, once as they stand and once as the passport it is', async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const [shown] = await list(agent, applicantUid);
  expect(shown).toMatchObject({
    docId,
    fileName: 'passport.pdf',
    docFields: { passportNumber: 'K1234567', surname: 'RA0' },
    processedFieldsByCategory: {
      Passport: [{ docId, passportNumber: 'K1234567', isVerifiedByAgent: false, isPrimaryRecommended: true }],
    },
    toConfirm: 1,
    can: ['document.edit', 'document.verify'],
  });
  expect(await uploadedFiles(house.db, house.keys, agent, applicantUid)).toMatchObject([
    { fileName: 'passport.pdf', docIds: [docId] },
  ]);
});

test("somebody else's papers are not there, to be read or written", async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const other = await person();
  for (const call of [
    () => list(stranger, applicantUid),
    () => list(reviewer, applicantUid),
    () => documentsByIds(house.db, house.keys, stranger, { applicantUid, docIds: [docId] }),
    () => documentsByIds(house.db, house.keys, agent, { applicantUid: other, docIds: [docId] }),
    () =>
      extractedDocuments(house.db, house.keys, stranger, { applicantUid, docIds: [docId], includePageDetails: true }),
    () => update(stranger, applicantUid, docId, { surname: 'RAO' }),
    () => update(agent, other, docId, { surname: 'RAO' }),
    () => remove(stranger, docId),
  ])
    await expect(call()).rejects.toMatchObject(notFound);
  await expect(remove(reviewer, docId)).rejects.toMatchObject({ code: 'access.functionRefused' });
});

test('a value is confirmed or changed with its history kept, sealed, and no value in the log', async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const changed = await update(agent, applicantUid, docId, { surname: 'SECRETRAO', passportNumber: 'K1234567' });
  expect(changed).toMatchObject({ docFields: { surname: 'SECRETRAO' }, toConfirm: 0, version: 2 });
  await update(agent, applicantUid, docId, { surname: null });
  const acts = await house.owner.many<{ field: string; kind: string; body: Buffer | null }>(
    sql`select field, kind, body from value_act where document_uid = ${docId} order by act_no`,
  );
  expect(acts.map(({ field, kind }) => [field, kind])).toEqual([
    ['surname', 'changed'],
    ['passportNumber', 'confirmed'],
    ['surname', 'takenBack'],
  ]);
  const log = await house.owner.many(sql`select * from change_log where subject_uid = ${docId}`);
  expect(log).toHaveLength(3);
  expect(JSON.stringify([log, acts.map(({ body }) => body?.toString('latin1'))])).not.toContain('SECRETRAO');
  expect((await list(agent, applicantUid))[0]).toMatchObject({ docFields: { surname: 'RA0' }, toConfirm: 1 });
});

test('a stale version, an unknown field, a value that does not fit, a paper not yet read', async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const edit = { docId, applicantUid, docFields: { surname: 'RAO' } };
  const refusedFor = (more: object) => updateDocument(house.db, house.keys, agent, { ...edit, ...more });
  await expect(refusedFor({ version: 9 })).rejects.toMatchObject({ code: 'record.versionStale' });
  await expect(refusedFor({ docFields: { salary: '1' } })).rejects.toMatchObject({ code: 'document.fieldUnknown' });
  await expect(refusedFor({ docFields: { passportNumber: '1' } })).rejects.toMatchObject({
    code: 'document.valueInvalid',
  });
  await house.owner.run(sql`update document set state = 'read' where document_uid = ${docId}`);
  await expect(refusedFor({})).rejects.toMatchObject({ code: 'document.notRead' });
});

test('the passport that is valid longest is recommended, one that staff compared before it, never one that has run out', async () => {
  const applicantUid = await person();
  const old = await passport(applicantUid, { surname: 'RAO', expiryDate: '2020-01-01' });
  const short = await passport(applicantUid, { surname: 'RAO', expiryDate: '2029-01-01' });
  const long = await passport(applicantUid, { surname: 'RAO', expiryDate: '2035-01-01' });
  const recommended = async () =>
    (await list(agent, applicantUid)).find(
      ({ processedFieldsByCategory: { Passport } }) => Passport![0]!.isPrimaryRecommended,
    )?.docId;
  expect(await recommended()).toBe(long.docId);
  await verifyDocument(house.db, house.keys, agent, { docId: old.docId, applicantUid, isVerifiedByAgent: true });
  expect(await recommended()).toBe(long.docId);
  await verifyDocument(house.db, house.keys, agent, { docId: short.docId, applicantUid, isVerifiedByAgent: true });
  expect(await recommended()).toBe(short.docId);
  expect(await primaryDocuments(house.db, house.keys, agent, applicantUid)).toMatchObject([{ docId: short.docId }]);
});

test('a primary passport takes the place of the one before, feeds the number and goes to open applications', async () => {
  const applicantUid = await person();
  const [one, two] = [await passport(applicantUid), await passport(applicantUid, { passportNumber: 'M7654321' })];
  const draft = await draftApplication(house.db, agent, { applicantUid, visaDetails });
  const mark = (docId: string, more: object = {}) =>
    markPrimary(house.db, house.keys, agent, { docId, applicantUid, updateAll: false, ...more });
  await mark(one.docId);
  const documents = await mark(two.docId, { updateAll: true });
  expect(documents.filter(({ isPrimary }) => isPrimary).map(({ docId }) => docId)).toEqual([two.docId]);
  expect(await primaryDocuments(house.db, house.keys, agent, applicantUid)).toMatchObject([{ docId: two.docId }]);
  const record = await getRecord(house.db, agent, draft.applicationUid);
  expect(record).toMatchObject({ docIds: [two.docId], status: 'initiated' });
  const blinds = await house.owner.many<{ blind: Buffer }>(
    sql`select blind from passport_index where applicant_uid = ${applicantUid}`,
  );
  expect(blinds.map(({ blind }) => blind.equals(blindOf(house.keys, house.realmId, 'M7654321')))).toEqual([true]);
  await update(agent, applicantUid, two.docId, { passportNumber: 'N1112223' });
  const after = await house.owner.get<{ blind: Buffer }>(
    sql`select blind from passport_index where applicant_uid = ${applicantUid}`,
  );
  expect(after.blind.equals(blindOf(house.keys, house.realmId, 'N1112223'))).toBe(true);
});

test('a deleted paper leaves its open applications, and its objects are due for deletion', async () => {
  const applicantUid = await person();
  const { docId, objectKeys } = await passport(applicantUid);
  const { applicationUid } = await draftApplication(house.db, agent, { applicantUid, visaDetails });
  await updateApplication(house.db, agent, applicationUid, { docIds: [docId] });
  await remove(agent, docId);
  expect(await list(agent, applicantUid)).toEqual([]);
  expect(await uploadedFiles(house.db, house.keys, agent, applicantUid)).toEqual([]);
  expect((await getRecord(house.db, agent, applicationUid)).docIds).toEqual([]);
  const due = await house.owner.many<{ key: string }>(
    sql`select object_key as key from object_to_delete where object_key = any(${[...objectKeys]}::text[])`,
  );
  expect(due.map(({ key }) => key).sort()).toEqual([...objectKeys].sort());
  await expect(updateApplication(house.db, agent, applicationUid, { docIds: [docId] })).rejects.toMatchObject({
    code: 'application.documentUnknown',
  });
  await expect(remove(agent, docId)).rejects.toMatchObject(notFound);
});

test('pages another document shows stay when one of the two is deleted', async () => {
  const applicantUid = await person();
  const { docId, pageUids, objectKeys } = await passport(applicantUid);
  const { uid } = await house.owner.get<{ uid: string }>(sql`
    insert into document (realm_id, applicant_uid, category) values (${house.realmId}, ${applicantUid}, 'Other') returning document_uid as uid`);
  await house.owner.run(sql`
    insert into document_page (realm_id, document_uid, position, page_uid, applicant_uid)
    values (${house.realmId}, ${uid}, 0, ${pageUids[0]}, ${applicantUid})`);
  const due = async () =>
    house.owner.many(sql`select from object_to_delete where object_key = any(${[...objectKeys]}::text[])`);
  await remove(agent, docId);
  expect(await due()).toHaveLength(0);
  await remove(agent, uid);
  expect(await due()).toHaveLength(objectKeys.length);
});

test('what was lodged keeps its papers, and what is locked is reopened first', async () => {
  const applicantUid = await person();
  const { docId } = await passport(applicantUid);
  const { applicationUid } = await draftApplication(house.db, agent, { applicantUid, visaDetails });
  await updateApplication(house.db, agent, applicationUid, { docIds: [docId] });
  const moveTo = (status: string) =>
    house.owner.run(
      sql`update application set status = ${status}, declared_at = now(), version = version + 1 where application_uid = ${applicationUid}`,
    );
  await moveTo('form-data-collected');
  await expect(remove(agent, docId)).rejects.toMatchObject({ code: 'application.notEditable' });
  await plantPackage(house.owner, applicationUid);
  for (const status of ['package-ready', 'online-form-completed', 'submitted']) await moveTo(status);
  await expect(remove(agent, docId)).rejects.toMatchObject({ code: 'document.inUse' });
  expect(await list(agent, applicantUid)).toHaveLength(1);
});

test('values are told with their place and page address, and the look is written down once', async () => {
  const applicantUid = await person();
  const { docId, pageUids } = await passport(applicantUid);
  const asked = { applicantUid, docIds: [docId], includePageDetails: true };
  const [first] = await extractedDocuments(house.db, house.keys, agent, asked);
  await extractedDocuments(house.db, house.keys, agent, asked);
  expect(first!.documentData.values[0]).toMatchObject({ field: 'passportNumber', pageIndex: 0, pageUid: pageUids[0] });
  expect(first!.documentData.pages[0]!.imageUrl).toMatch(/^\/doc\/v1\/document-ai\/page-image\?ticket=/);
  const looks = await house.owner.many(sql`select purpose from view_log where document_uid = ${docId}`);
  expect(looks).toEqual([{ purpose: 'values' }]);
  const [plain] = await extractedDocuments(house.db, house.keys, agent, { ...asked, includePageDetails: false });
  expect(plain!.documentData.pages).toEqual([]);
});
