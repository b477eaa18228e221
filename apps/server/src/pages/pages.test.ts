import { randomBytes, randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Document, PageOperation } from '@visawright/contract/document.ts';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { s3ObjectStore } from '../adapters/object-store.ts';
import { readConfig } from '../config.ts';
import { extractedDocuments } from '../documents/extracted-documents.ts';
import { pixelsOf, sealReading, type Reading } from '../documents/reading.ts';
import { updateDocument } from '../documents/update-document.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { openJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openAgency, type OpenAgency } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { plantPaper } from '../testing/papers.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { sealName } from '../vault/file-names.ts';
import { paperVault, type PaperVault } from '../vault/papers.ts';
import { documentPdf } from './document-pdf.ts';
import { editPages } from './edit-pages.ts';
import { joinPages } from './join-pages.ts';
import { processEditedCategory } from './process-edited-category.ts';
import { splitDocument } from './split-document.ts';

let database: TestDatabase;
let house: House;
let agency: OpenAgency;
let jobs: Jobs;
let papers: PaperVault;
let store: ReturnType<typeof s3ObjectStore>;
const config = readConfig();

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  agency = await openAgency(house);
  store = s3ObjectStore(config);
  papers = paperVault(store, house.keys);
  jobs = await openJobs(database.apiUrl, pino({ level: 'silent' }));
});
afterAll(async () => {
  const stored = await house.owner.many<{ key: string }>(sql`
    select unnest(array[object_key, thumbnail_key]) as key from page where realm_id = ${house.realmId} union
    select object_key from upload where realm_id = ${house.realmId}`);
  await papers.remove(stored.map(({ key }) => key).filter((key) => key.startsWith(house.realmId)));
  await jobs?.close();
  store?.close();
  await house?.close();
  await database?.drop();
});

const as = (actor: Actor): ActorCall =>
  ({ db: house.db, actor, parts: { keys: house.keys, jobs, papers, config } }) as ActorCall;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );

interface Paper {
  readonly docId: string;
  readonly pages: readonly string[];
}

// A checked document of so many pages with one value on each: field `names[n]` on page n.
async function paper(
  names: readonly string[],
  applicantUid = agency.applicantUid,
  category = 'Passport',
): Promise<Paper> {
  const { realmId, owner } = house;
  const key = await keyOf(house.db, house.keys, applicantUid);
  const { uid: uploadUid } = await owner.get<{ uid: string }>(sql`
    insert into upload (realm_id, applicant_uid, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
    values (${realmId}, ${applicantUid}, ${sealName(key, 'papers.pdf')}, 'application/pdf', 9, ${randomBytes(32)}, ${randomUUID()},
      ${randomBytes(32)}) returning upload_uid as uid`);
  const { uid: docId } = await owner.get<{ uid: string }>(sql`
    insert into document (realm_id, applicant_uid, upload_uid, category, kind, state, page_count)
    values (${realmId}, ${applicantUid}, ${uploadUid}, ${category}, 'Indian passport', 'checked', ${names.length}) returning document_uid as uid`);
  const pages: string[] = [];
  const read: Reading['pages'] = [];
  for (const [n] of names.entries()) {
    const pixels = randomBytes(32);
    const { uid } = await owner.get<{ uid: string }>(sql`
      insert into page (realm_id, upload_uid, applicant_uid, n, width, height, route, pixel_sha256, object_key, thumbnail_key)
      values (${realmId}, ${uploadUid}, ${applicantUid}, ${n}, 1000, 700, 'photo', ${pixels}, ${randomUUID()}, ${randomUUID()})
      returning page_uid as uid`);
    await owner.run(sql`insert into document_page (realm_id, document_uid, position, page_uid, applicant_uid)
      values (${realmId}, ${docId}, ${n}, ${uid}, ${applicantUid})`);
    pages.push(uid);
    read.push({ pageUid: uid, pixels: pixelsOf(pixels, []) });
  }
  const values = names.map((field, n) => ({
    field,
    value: field.toUpperCase(),
    raw: field,
    outcome: 'confirm' as const,
    confidence: 0.8,
    pageUid: pages[n]!,
    polygon: [[0.1, 0.1], [0.3, 0.1], [0.3, 0.2], [0.1, 0.2]] as [number, number][], // prettier-ignore
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
  await owner.run(sql`insert into reading (realm_id, document_uid, reading_no, engine, pixels_sha256, body)
    values (${realmId}, ${docId}, 1, 'test 1', ${randomBytes(32)}, ${sealReading(key, docId, 1, reading)})`);
  return { docId, pages };
}

const shownAs = (pageUid: string, ...operations: PageOperation[]) => ({ pageUid, operations });
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
  const [found] = await extractedDocuments(house.db, house.keys, agency.agent, asked);
  return Object.fromEntries(found!.documentData.values.map(({ field, pageIndex }) => [field, pageIndex]));
};
const queued = async (docId: string) =>
  (
    await house.owner.many<{ id: string }>(
      sql`select workflow_uuid as id from dbos.workflow_status where workflow_uuid like ${`%${docId}:%`} order by 1`,
    )
  ).map(({ id }) => Number(id.split(':').at(-1)));

test('moved pages keep their values and are not read again', async () => {
  const { docId, pages } = await paper(['surname', 'fatherName', 'observations']);
  const after = await edit(docId, [shownAs(pages[2]!), shownAs(pages[0]!), shownAs(pages[1]!)]);
  expect(after).toMatchObject({ state: 'checked', pages: 3, toConfirm: 3, version: 2 });
  expect(await placesOf(docId)).toEqual({ surname: 1, fatherName: 2, observations: 0 });
  expect(await queued(docId)).toEqual([]);
});

test('a page taken out takes its values along', async () => {
  const { docId, pages } = await paper(['surname', 'fatherName']);
  expect(fields(await edit(docId, [shownAs(pages[0]!)]))).toEqual(['surname']);
  expect(await queued(docId)).toEqual([]);
});

test('a turned page is read again, its neighbours keep what was read; turned back, it has what was read before', async () => {
  const { docId, pages } = await paper(['surname', 'fatherName']);
  const turned = await edit(docId, [shownAs(pages[0]!, turn), shownAs(pages[1]!)]);
  expect(turned).toMatchObject({ state: 'rendered', pages: 2 });
  expect(fields(turned)).toEqual(['fatherName']);
  expect(await queued(docId)).toEqual([3]);
  const back = await edit(docId, [shownAs(pages[0]!, turn, turn, turn, turn), shownAs(pages[1]!)]);
  expect(back.state).toBe('checked');
  expect(fields(back)).toEqual(['fatherName', 'surname']);
  expect(await queued(docId)).toEqual([3]);
});

test('an edit that changes nothing writes nothing', async () => {
  const { docId, pages } = await paper(['surname']);
  expect(await edit(docId, [shownAs(pages[0]!, turn, { op: 'rotate', degrees: 270 })])).toMatchObject({ version: 1 });
});

test('a stale version, a strange page, the same page twice and a crop to nothing are refused', async () => {
  const [{ docId, pages }, other] = await Promise.all([paper(['surname']), paper(['surname'])]);
  const sliver: PageOperation = { op: 'crop', left: 0, top: 0, width: 0.05, height: 0.05 };
  expect(await codeOf(edit(docId, [shownAs(pages[0]!, turn)], { version: 9 }))).toBe('record.versionStale');
  expect(await codeOf(edit(docId, [shownAs(other.pages[0]!)]))).toBe('document.pageUnknown');
  expect(await codeOf(edit(docId, [shownAs(pages[0]!), shownAs(pages[0]!, turn)]))).toBe('input.invalid');
  expect(await codeOf(edit(docId, [shownAs(pages[0]!, sliver, sliver)]))).toBe('input.invalid');
});

test("somebody else's document is not found, with its own applicant or another's", async () => {
  const { docId, pages } = await paper(['surname']);
  const stranger = await house.person('agency', await house.agency());
  const theirs = await house.applicant({ agencyUid: stranger.agencyUid! });
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

test('a split gives each part its pages, values and what people said of them; the rest stays', async () => {
  const { docId } = await paper(['surname', 'fatherName', 'observations']);
  const said = { applicantUid: agency.applicantUid, docId, docFields: { fatherName: 'RAMESH', surname: 'SURNAME' } };
  await updateDocument(house.db, house.keys, agency.agent, said);
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
    fileName: 'papers.pdf',
  });
  expect(await queued(part!.docId)).toEqual([]);
});

test('a part put into another category is read for that one', async () => {
  const { docId } = await paper(['surname', 'fatherName']);
  const [, letter] = await split(docId, [{ category: 'Letter', pageIndexes: [1] }]);
  expect(letter).toMatchObject({ category: 'Letter', categoryOutcome: 'accept', state: 'rendered', docFields: {} });
  expect(await queued(letter!.docId)).toEqual([1]);
});

test('a document split completely is gone, and its parts stand in its applications and as primary', async () => {
  const { docId } = await paper(['surname', 'fatherName']);
  const later = await paper(['surname']);
  const application = await agency.at('initiated');
  await house.owner
    .run(sql`insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
    values (${house.realmId}, ${application.applicationUid}, ${docId}, ${agency.applicantUid}, 1),
      (${house.realmId}, ${application.applicationUid}, ${later.docId}, ${agency.applicantUid}, 2)`);
  await house.owner.run(
    sql`update document set is_primary = true where realm_id = ${house.realmId} and document_uid = ${docId}`,
  );
  const parts = await split(docId, [
    { category: 'Other', pageIndexes: [1] },
    { category: 'Passport', pageIndexes: [0] },
  ]);
  expect(parts.map(({ category, isPrimary }) => [category, isPrimary])).toEqual([['Other', false], ['Passport', true]]); // prettier-ignore
  const attached = await house.owner.many<{ uid: string }>(sql`select document_uid as uid from application_document
    where realm_id = ${house.realmId} and application_uid = ${application.applicationUid} order by position`);
  expect(attached.map(({ uid }) => uid)).toEqual([...parts.map((part) => part.docId), later.docId]);
  expect(await codeOf(edit(docId, [shownAs(randomUUID())]))).toBe('record.notFound');
  await house.owner.run(sql`update document set is_primary = false where realm_id = ${house.realmId}`);
});

test('what was lodged is not edited, and what is locked is reopened first', async () => {
  for (const [status, code] of [
    ['submitted', 'document.inUse'],
    ['package-ready', 'application.notEditable'],
  ] as const) {
    // prettier-ignore
    const { docId, pages } = await paper(['surname']);
    const application = await agency.at(status);
    await house.owner
      .run(sql`insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
      values (${house.realmId}, ${application.applicationUid}, ${docId}, ${agency.applicantUid}, 1)`);
    expect(await codeOf(edit(docId, [shownAs(pages[0]!, turn)]))).toBe(code);
    expect(await codeOf(split(docId, [{ category: 'Other', pageIndexes: [0] }]))).toBe(code);
  }
});

test('joined pages bring their values and keep their documents', async () => {
  const [front, back] = await Promise.all([paper(['surname']), paper(['fatherName', 'motherName'])]);
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

test('pages of two people never meet in one document', async () => {
  const someone = await house.applicant({ agencyUid: agency.agencyUid, agentUid: agency.agent.personUid });
  const [mine, theirs] = [await paper(['surname']), await paper(['surname'], someone)];
  const pages = [mine, theirs].map(({ docId }) => ({ docId, pageIndex: 0 }));
  expect(await codeOf(join({ fileName: 'x', pages }))).toBe('record.notFound');
});

test('a paper put into another category forgets what the old one asked, and is read for the new one', async () => {
  const { docId } = await paper(['surname', 'fatherName']);
  const said = { applicantUid: agency.applicantUid, docId, docFields: { fatherName: 'RAMESH' } };
  await updateDocument(house.db, house.keys, agency.agent, said);
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

test('a category confirmed as it stands is not read again', async () => {
  const { docId } = await paper(['surname']);
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

test('a better picture takes the place of a page, and only it is read', async () => {
  const { docId, pages } = await paper(['surname', 'fatherName']);
  const body = { applicantUid: agency.applicantUid, docId, category: 'Passport' as const, pageIndex: 1 };
  const file = `data:image/png;base64,${await picture()}`;
  const after = await processEditedCategory(as(agency.agent), { ...body, file });
  expect(after).toMatchObject({ state: 'rendered', pages: 2, docFields: { surname: 'SURNAME' } });
  expect(fields(after)).toEqual(['surname']);
  const now = await house.owner.many<{ page_uid: string; object_key: string; width: number }>(sql`
    select d.page_uid, p.object_key, p.width from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    where d.realm_id = ${house.realmId} and d.document_uid = ${docId} order by d.position`);
  expect(now[0]!.page_uid).toBe(pages[0]);
  expect(now[1]).toMatchObject({ width: 300 });
  const kept = await papers.get(house.db, agency.applicantUid, now[1]!.object_key);
  expect((await sharp(kept).metadata()).format).toBe('jpeg');
});

test('what is no picture takes no place', async () => {
  const { docId } = await paper(['surname']);
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

test('a document leaves as one PDF: untouched text as it came, everything else as it is shown', async () => {
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
  const { docId, pageUids } = await plantPaper(house.owner, house.keys, papers, facts);
  await house.owner.run(sql`
    update document_page set operations = '[{"op":"rotate","degrees":90}]' where realm_id = ${house.realmId} and page_uid = ${pageUids[0]!}`);
  await house.owner.run(sql`alter table page disable trigger page_never_changes`);
  await house.owner.run(
    sql`update page set route = 'text' where realm_id = ${house.realmId} and page_uid = any(${[...pageUids]}::uuid[])`,
  );
  await house.owner.run(sql`alter table page enable trigger page_never_changes`);
  const pdf = await PDFDocument.load(await documentPdf(house.db, papers, docId));
  const [turned, asItCame] = pdf.getPages().map((page) => page.getSize());
  expect(turned!.height).toBeGreaterThan(turned!.width);
  expect(asItCame).toEqual({ width: 400, height: 300 });
});
