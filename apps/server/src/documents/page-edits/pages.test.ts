import { randomBytes, randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Document, PageOperation } from '@visawright/contract/documents/document.ts';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { s3ObjectStore } from '../../platform/storage/object-store.ts';
import { readConfig } from '../../platform/config/config.ts';
import { listExtractedDocuments } from '../editing/list-extracted-documents.ts';
import { hashPixels, sealReading, type Reading } from '../readings/reading.ts';
import { updateDocument } from '../editing/update-document.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createAgency, type TestAgency } from '../../testing/test-agency.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { insertTestDocument } from '../../testing/test-documents.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sealFileName } from '../records/sealed-file-name.ts';
import { createSealedObjectStore, type SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { buildDocumentPdf } from '../pages/build-document-pdf.ts';
import { editPages } from './edit-pages.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';
import { loadPages } from '../pages/document-pages.ts';
import { joinPages } from './join-pages.ts';
import { processEditedCategory } from './process-edited-category.ts';
import { splitDocument } from './split-document.ts';

let database: TestDatabase;
let tenant: TestTenant;
let agency: TestAgency;
let jobs: Jobs;
let sealedObjects: SealedObjectStore;
let store: ReturnType<typeof s3ObjectStore>;
const config = readConfig();

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  agency = await createAgency(tenant);
  store = s3ObjectStore(config);
  sealedObjects = createSealedObjectStore(store, tenant.keys);
  jobs = await openJobs(database.apiUrl, pino({ level: 'silent' }));
});
afterAll(async () => {
  const stored = await tenant.owner.many<{ key: string }>(sql`
    select unnest(array[object_key, thumbnail_key]) as key from page where realm_id = ${tenant.realmId} union
    select object_key from screen_picture where realm_id = ${tenant.realmId} union
    select object_key from upload where realm_id = ${tenant.realmId}`);
  await sealedObjects.remove(stored.map(({ key }) => key).filter((key) => key.startsWith(tenant.realmId)));
  await jobs?.close();
  store?.close();
  await tenant?.close();
  await database?.drop();
});

const as = (actor: Actor): ActorCall =>
  ({ db: tenant.db, actor, parts: { keys: tenant.keys, jobs, sealedObjects, config } }) as ActorCall;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );

interface TestDocument {
  readonly docId: string;
  readonly pages: readonly string[];
}

// A checked document with one value per page: field `names[n]` is on page n.
async function document(
  names: readonly string[],
  applicantUid = agency.applicantUid,
  category = 'Passport',
): Promise<TestDocument> {
  const { realmId, owner } = tenant;
  const key = await loadApplicantKey(tenant.db, tenant.keys, applicantUid);
  const { uid: uploadUid } = await owner.get<{ uid: string }>(sql`
    insert into upload (realm_id, applicant_uid, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
    values (${realmId}, ${applicantUid}, ${sealFileName(key, 'documents.pdf')}, 'application/pdf', 9, ${randomBytes(32)}, ${randomUUID()},
      ${randomBytes(32)}) returning upload_uid as uid`);
  const { uid: docId } = await owner.get<{ uid: string }>(sql`
    insert into document (realm_id, applicant_uid, upload_uid, category, kind, state, page_count)
    values (${realmId}, ${applicantUid}, ${uploadUid}, ${category}, 'Indian passport', 'checked', ${names.length})
    returning document_uid as uid`);
  const pages: string[] = [];
  const read: Reading['pages'] = [];
  for (const [n] of names.entries()) {
    const pixels = randomBytes(32);
    const { uid } = await owner.get<{ uid: string }>(sql`
      insert into page (realm_id, upload_uid, applicant_uid, n, width, height, route, pixel_mac, object_key, thumbnail_key)
      values (${realmId}, ${uploadUid}, ${applicantUid}, ${n}, 1000, 700, 'photo', ${pixels}, ${randomUUID()}, ${randomUUID()})
      returning page_uid as uid`);
    await owner.run(sql`insert into document_page (realm_id, document_uid, position, page_uid, applicant_uid)
      values (${realmId}, ${docId}, ${n}, ${uid}, ${applicantUid})`);
    pages.push(uid);
    read.push({ pageUid: uid, pixels: hashPixels(pixels, []) });
  }
  const values = names.map((field, n) => ({
    field,
    value: field.toUpperCase(),
    raw: field,
    outcome: 'confirm' as const,
    confidence: 0.8,
    pageUid: pages[n]!,
    polygon: [
      [0.1, 0.1],
      [0.3, 0.1],
      [0.3, 0.2],
      [0.1, 0.2],
    ] as [number, number][],
    engine: 'test 1',
  }));
  const reading: Reading = {
    category: 'Passport',
    categoryOutcome: 'accept',
    kind: 'Indian passport',
    mrz: null,
    values,
    retake: [],
    pages: read,
  };
  await owner.run(sql`insert into reading (realm_id, document_uid, reading_no, engine, body)
    values (${realmId}, ${docId}, 1, 'test 1', ${sealReading(key, docId, 1, reading)})`);
  return { docId, pages };
}

const shownAs = (pageUid: string, ...edits: PageOperation[]) => ({ pageUid, operations: edits });
const turn: PageOperation = { op: 'rotate', degrees: 90 };
const edit = (docId: string, pages: object[], more: object = {}) =>
  editPages(as(agency.agent), { applicantUid: agency.applicantUid, docId, pages, ...more } as never);
const split = (docId: string, parts: object[]) =>
  splitDocument(as(agency.agent), { applicantUid: agency.applicantUid, documentData: [{ docId, parts }] } as never);
const join = (documentData: object) =>
  joinPages(as(agency.agent), { applicantUid: agency.applicantUid, documentData } as never);
const fields = ({ docFields }: Document) => Object.keys(docFields).sort();
const placesOf = async (docId: string) => {
  const asked = { applicantUid: agency.applicantUid, docIds: [docId], includePageDetails: true };
  const [found] = await listExtractedDocuments(tenant.db, tenant.keys, agency.agent, asked);
  return Object.fromEntries(found!.documentData.values.map(({ field, pageIndex }) => [field, pageIndex]));
};
const queued = async (docId: string) =>
  (
    await tenant.owner.many<{ id: string }>(
      sql`select workflow_uuid as id from dbos.workflow_status where workflow_uuid like ${`%${docId}:%`} order by 1`,
    )
  ).map(({ id }) => Number(id.split(':').at(-1)));

test('keeps the values of moved pages without reading them again', async () => {
  const { docId, pages } = await document(['surname', 'fatherName', 'observations']);
  const after = await edit(docId, [shownAs(pages[2]!), shownAs(pages[0]!), shownAs(pages[1]!)]);
  expect(after).toMatchObject({ state: 'checked', pages: 3, toConfirm: 2, version: 2 }); // observations are used nowhere
  expect(await placesOf(docId)).toEqual({ surname: 1, fatherName: 2, observations: 0 });
  expect(await queued(docId)).toEqual([]);
});

test('removes a page together with its values', async () => {
  const { docId, pages } = await document(['surname', 'fatherName']);
  expect(fields(await edit(docId, [shownAs(pages[0]!)]))).toEqual(['surname']);
  expect(await queued(docId)).toEqual([]);
});

test('reads a rotated page again, keeps its neighbours, and restores the earlier values when it is rotated back', async () => {
  const { docId, pages } = await document(['surname', 'fatherName']);
  const turned = await edit(docId, [shownAs(pages[0]!, turn), shownAs(pages[1]!)]);
  expect(turned).toMatchObject({ state: 'rendered', pages: 2 });
  expect(fields(turned)).toEqual(['fatherName']);
  expect(await queued(docId)).toEqual([3]);
  const back = await edit(docId, [shownAs(pages[0]!, turn, turn, turn, turn), shownAs(pages[1]!)]);
  expect(back.state).toBe('checked');
  expect(fields(back)).toEqual(['fatherName', 'surname']);
  expect(await queued(docId)).toEqual([3]);
});

test('writes nothing for an edit without changes', async () => {
  const { docId, pages } = await document(['surname']);
  expect(await edit(docId, [shownAs(pages[0]!, turn, { op: 'rotate', degrees: 270 })])).toMatchObject({ version: 1 });
});

test('rejects a stale version, an unknown page, a repeated page and an empty crop', async () => {
  const [{ docId, pages }, other] = await Promise.all([document(['surname']), document(['surname'])]);
  const sliver: PageOperation = { op: 'crop', left: 0, top: 0, width: 0.05, height: 0.05 };
  expect(await codeOf(edit(docId, [shownAs(pages[0]!, turn)], { version: 9 }))).toBe('record.versionStale');
  expect(await codeOf(edit(docId, [shownAs(other.pages[0]!)]))).toBe('document.pageUnknown');
  expect(await codeOf(edit(docId, [shownAs(pages[0]!), shownAs(pages[0]!, turn)]))).toBe('input.invalid');
  expect(await codeOf(edit(docId, [shownAs(pages[0]!, sliver, sliver)]))).toBe('input.invalid');
});

test('splits the item given, or the first of several', async () => {
  const { applicantUid } = agency;
  for (const asList of [false, true]) {
    const { docId } = await document(['surname', 'fatherName']);
    const item = { docId, parts: [{ category: 'Insurance' as const, pageIndexes: [1] }] };
    const body = operations.splitPdfByCategories.body!.parse({ applicantUid, documentData: asList ? [item] : item });
    const [rest, made] = await splitDocument(as(agency.agent), body);
    expect([rest!.docId, made!.category, made!.pages]).toEqual([docId, 'Insurance', 1]);
  }
});

test("returns 404 for somebody else's document", async () => {
  const { docId, pages } = await document(['surname']);
  const stranger = await tenant.person('agency', await tenant.agency());
  const theirs = await tenant.applicant({ agencyUid: stranger.agencyUid! });
  for (const applicantUid of [agency.applicantUid, theirs]) {
    const body = { applicantUid, docId, pages: [shownAs(pages[0]!, turn)] };
    expect(await codeOf(editPages(as(stranger), body))).toBe('record.notFound');
    const pick = { applicantUid, documentData: { fileName: 'x', pages: [{ docId, pageIndex: 0 }] } };
    expect(await codeOf(joinPages(as(stranger), pick))).toBe('record.notFound');
    const parts = [{ category: 'Other' as const, pageIndexes: [0] }];
    expect(await codeOf(splitDocument(as(stranger), { applicantUid, documentData: [{ docId, parts }] }))).toBe(
      'record.notFound',
    );
    expect(await codeOf(processEditedCategory(as(stranger), { applicantUid, docId, category: 'Other' }))).toBe(
      'record.notFound',
    );
  }
});

test('gives each part of a split its pages, values and value history', async () => {
  const { docId } = await document(['surname', 'fatherName', 'observations']);
  const output = { applicantUid: agency.applicantUid, docId, docFields: { fatherName: 'RAMESH', surname: 'SURNAME' } };
  await updateDocument(tenant.db, tenant.keys, agency.agent, output);
  const [rest, part] = await split(docId, [{ category: 'Passport', pageIndexes: [1] }]);
  expect(rest).toMatchObject({
    docId,
    pages: 2,
    state: 'checked',
    docFields: { surname: 'SURNAME', observations: 'OBSERVATIONS' },
  });
  expect(fields(rest!)).toEqual(['observations', 'surname']);
  expect(part).toMatchObject({
    pages: 1,
    state: 'checked',
    docFields: { fatherName: 'RAMESH' },
    toConfirm: 0,
    fileName: 'documents.pdf',
  });
  expect(await queued(part!.docId)).toEqual([]);
});

test('reads a part again that gets another category', async () => {
  const { docId } = await document(['surname', 'fatherName']);
  const [, letter] = await split(docId, [{ category: 'Letter', pageIndexes: [1] }]);
  expect(letter).toMatchObject({ category: 'Letter', categoryOutcome: 'accept', state: 'rendered', docFields: {} });
  expect(await queued(letter!.docId)).toEqual([1]);
});

test('removes a fully split document and attaches its parts in its place, also as primary', async () => {
  const { docId } = await document(['surname', 'fatherName']);
  const later = await document(['surname']);
  const application = await agency.at('initiated');
  await tenant.owner
    .run(sql`insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
    values (${tenant.realmId}, ${application.applicationUid}, ${docId}, ${agency.applicantUid}, 1),
      (${tenant.realmId}, ${application.applicationUid}, ${later.docId}, ${agency.applicantUid}, 2)`);
  await tenant.owner.run(
    sql`update document set is_primary = true where realm_id = ${tenant.realmId} and document_uid = ${docId}`,
  );
  const parts = await split(docId, [
    { category: 'Other', pageIndexes: [1] },
    { category: 'Passport', pageIndexes: [0] },
  ]);
  expect(parts.map(({ category, isPrimary }) => [category, isPrimary])).toEqual([
    ['Other', false],
    ['Passport', true],
  ]);
  const attached = await tenant.owner.many<{ uid: string }>(sql`select document_uid as uid from application_document
    where realm_id = ${tenant.realmId} and application_uid = ${application.applicationUid} order by position`);
  expect(attached.map(({ uid }) => uid)).toEqual([...parts.map((part) => part.docId), later.docId]);
  expect(await codeOf(edit(docId, [shownAs(randomUUID())]))).toBe('record.notFound');
  await tenant.owner.run(sql`update document set is_primary = false where realm_id = ${tenant.realmId}`);
});

test('rejects edits of lodged documents and of locked applications', async () => {
  for (const [status, code] of [
    ['submitted', 'document.inUse'],
    ['package-ready', 'application.notEditable'],
  ] as const) {
    const { docId, pages } = await document(['surname']);
    const application = await agency.at(status);
    await tenant.owner
      .run(sql`insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
      values (${tenant.realmId}, ${application.applicationUid}, ${docId}, ${agency.applicantUid}, 1)`);
    expect(await codeOf(edit(docId, [shownAs(pages[0]!, turn)]))).toBe(code);
    expect(await codeOf(split(docId, [{ category: 'Other', pageIndexes: [0] }]))).toBe(code);
  }
});

test('copies values with joined pages and leaves the source documents unchanged', async () => {
  const [front, back] = await Promise.all([document(['surname']), document(['fatherName', 'motherName'])]);
  const both = await join({
    fileName: 'Passport of Asha.pdf',
    pages: [
      { docId: back.docId, pageIndex: 1 },
      { docId: front.docId, pageIndex: 0 },
    ],
  });
  expect(both).toMatchObject({ fileName: 'Passport of Asha.pdf', category: 'Passport', pages: 2, state: 'checked' });
  expect(await placesOf(both.docId)).toEqual({ motherName: 0, surname: 1 });
  expect(await placesOf(back.docId)).toEqual({ fatherName: 0, motherName: 1 });
  expect(await codeOf(join({ fileName: 'x', pages: [{ docId: front.docId, pageIndex: 1 }] }))).toBe(
    'document.pageUnknown',
  );
  const turned = await join({ fileName: 'x', pages: [{ docId: front.docId, pageIndex: 0, operations: [turn] }] });
  expect(turned).toMatchObject({ state: 'rendered', docFields: {} });
});

test('never joins pages of two applicants', async () => {
  const someone = await tenant.applicant({ agencyUid: agency.agencyUid, agentUid: agency.agent.personUid });
  const [mine, theirs] = [await document(['surname']), await document(['surname'], someone)];
  const pages = [mine, theirs].map(({ docId }) => ({ docId, pageIndex: 0 }));
  expect(await codeOf(join({ fileName: 'x', pages }))).toBe('record.notFound');
});

test('drops the values of the old category and reads the document again', async () => {
  const { docId } = await document(['surname', 'fatherName']);
  const output = { applicantUid: agency.applicantUid, docId, docFields: { fatherName: 'RAMESH' } };
  await updateDocument(tenant.db, tenant.keys, agency.agent, output);
  const body = { applicantUid: agency.applicantUid, docId };
  const other = await processEditedCategory(as(agency.agent), { ...body, category: 'Insurance' });
  expect(other).toMatchObject({
    category: 'Insurance',
    categoryOutcome: 'accept',
    kind: null,
    state: 'rendered',
    docFields: {},
  });
  expect(await queued(docId)).toEqual([3]);
  expect(await codeOf(processEditedCategory(as(agency.agent), { ...body, category: 'Photo', pageIndex: 2 }))).toBe(
    'document.pageUnknown',
  );
});

test('does not read again when the category is confirmed', async () => {
  const { docId } = await document(['surname']);
  const confirmed = await processEditedCategory(as(agency.agent), {
    applicantUid: agency.applicantUid,
    docId,
    category: 'Passport',
  });
  expect(confirmed).toMatchObject({ categoryOutcome: 'accept', state: 'checked', docFields: { surname: 'SURNAME' } });
  expect(await queued(docId)).toEqual([]);
});

const picture = async () =>
  (
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8ac' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

test('replaces a page with a better picture and reads only that page', async () => {
  const { docId, pages } = await document(['surname', 'fatherName']);
  const body = { applicantUid: agency.applicantUid, docId, category: 'Passport' as const, pageIndex: 1 };
  const file = `data:image/png;base64,${await picture()}`;
  const after = await processEditedCategory(as(agency.agent), { ...body, file });
  expect(after).toMatchObject({ state: 'rendered', pages: 2, docFields: { surname: 'SURNAME' } });
  expect(fields(after)).toEqual(['surname']);
  const now = await tenant.owner.many<{ page_uid: string; object_key: string; width: number }>(sql`
    select d.page_uid, p.object_key, p.width from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    where d.realm_id = ${tenant.realmId} and d.document_uid = ${docId} order by d.position`);
  expect(now[0]!.page_uid).toBe(pages[0]);
  expect(now[1]).toMatchObject({ width: 300 });
  const shown = await sealedObjects.get(tenant.db, agency.applicantUid, now[1]!.object_key);
  expect((await sharp(shown).metadata()).format).toBe('jpeg');
});

test('rejects anything that is not a picture', async () => {
  const { docId } = await document(['surname']);
  const body = { applicantUid: agency.applicantUid, docId, category: 'Passport' as const, pageIndex: 0 };
  const sent = (bytes: string | Buffer) =>
    codeOf(processEditedCategory(as(agency.agent), { ...body, file: Buffer.from(bytes).toString('base64') }));
  expect(await sent('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('upload.mediaType');
  expect(await sent('%PDF-1.7 1 0 obj')).toBe('upload.mediaType');
  const cut = Buffer.from(await picture(), 'base64').subarray(0, 400);
  expect(await sent(cut)).toBe('upload.refused');
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  expect(await sent(eicar)).toBe('upload.mediaType');
  expect(await codeOf(processEditedCategory(as(agency.agent), { ...body, pageIndex: 1, file: await picture() }))).toBe(
    'document.pageUnknown',
  );
});

test('builds one PDF with untouched text pages as they came and all others as shown', async () => {
  const made = await PDFDocument.create();
  for (const line of ['Page one of the file', 'Page two of the file'])
    made.addPage([400, 300]).drawText(line, { x: 20, y: 150 });
  const picturePage = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();
  const facts = {
    applicantUid: agency.applicantUid,
    original: Buffer.from(await made.save()),
    pages: [picturePage, picturePage],
  };
  const { docId, pageUids } = await insertTestDocument(tenant.owner, tenant.keys, sealedObjects, facts);
  await tenant.owner.run(sql`
    update document_page set operations = '[{"op":"rotate","degrees":90}]'
    where realm_id = ${tenant.realmId} and page_uid = ${pageUids[0]!}`);
  await tenant.owner.run(sql`alter table page disable trigger page_never_changes`);
  await tenant.owner.run(
    sql`update page set route = 'text' where realm_id = ${tenant.realmId} and page_uid = any(${[...pageUids]}::uuid[])`,
  );
  await tenant.owner.run(sql`alter table page enable trigger page_never_changes`);
  const pdf = await PDFDocument.load(await buildDocumentPdf(tenant.db, sealedObjects, docId));
  const [turned, asItCame] = pdf.getPages().map((page) => page.getSize());
  expect(turned!.height).toBeGreaterThan(turned!.width);
  expect(asItCame).toEqual({ width: 400, height: 300 });
});

test('saves each edit as a version and restores one, with pages that were removed but not those that moved', async () => {
  const { docId, pages } = await document(['surname', 'fatherName', 'observations']);
  const { applicantUid } = agency;
  const restore = (versionNo: number) => restoreVersion(as(agency.agent), { applicantUid, docId, versionNo });
  const shown = async () => (await loadPages(tenant.db, docId)).map(({ pageUid }) => pages.indexOf(pageUid));
  expect(await listVersions(as(agency.agent), docId)).toEqual([]);
  await edit(docId, [shownAs(pages[0]!, turn), shownAs(pages[2]!)]);
  expect(await listVersions(as(agency.agent), docId)).toMatchObject([
    { versionNo: 1, madeByName: null, pages: 3, edited: 0 },
    { versionNo: 2, madeByName: expect.any(String), pages: 2, edited: 1 },
  ]);
  const restored = await restore(1);
  expect(restored).toMatchObject({ state: 'checked', pages: 3 });
  expect(fields(restored)).toEqual(['fatherName', 'observations', 'surname']);
  expect(await shown()).toEqual([0, 1, 2]);
  expect((await listVersions(as(agency.agent), docId)).at(-1)).toMatchObject({ versionNo: 3, pages: 3, edited: 0 });
  await split(docId, [{ category: 'Insurance', pageIndexes: [1] }]);
  await restore(1);
  expect(await shown()).toEqual([0, 2]);
  expect(await codeOf(restore(9))).toBe('record.notFound');
});

test("neither lists nor restores versions of somebody else's document", async () => {
  const { docId, pages } = await document(['surname']);
  await edit(docId, [shownAs(pages[0]!, turn)]);
  const stranger = await tenant.person('agency', await tenant.agency());
  expect(await codeOf(listVersions(as(stranger), docId))).toBe('record.notFound');
  const body = { applicantUid: agency.applicantUid, docId, versionNo: 1 };
  expect(await codeOf(restoreVersion(as(stranger), body))).toBe('record.notFound');
});
