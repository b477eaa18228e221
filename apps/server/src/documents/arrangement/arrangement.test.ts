import { randomUUID } from 'node:crypto';
import { applyStep } from '@visawright/contract/documents/apply-step.ts';
import type {
  ArrangedDocument,
  ArrangedTraveller,
  ArrangementOutcome,
  ArrangementStep,
} from '@visawright/contract/documents/arrangement.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { readConfig } from '../../platform/config/config.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { s3ObjectStore } from '../../platform/storage/object-store.ts';
import { createSealedObjectStore, type SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { insertReadDocument, wordAt } from '../../testing/insert-read-document.ts';
import { createAgency, type TestAgency } from '../../testing/test-agency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { loadPagePicture } from '../downloads/load-page-picture.ts';
import { deleteDocument } from '../editing/delete-document.ts';
import { listExtractedDocuments } from '../editing/list-extracted-documents.ts';
import { markPrimary } from '../editing/mark-primary.ts';
import { updateDocument } from '../editing/update-document.ts';
import { editPages } from '../page-edits/edit-pages.ts';
import { arrangePages } from './arrange-pages.ts';
import { getArrangement } from './get-arrangement.ts';
import { sweepOperations } from './sweep-operations.ts';

let database: TestDatabase;
let tenant: TestTenant;
let agency: TestAgency;
let jobs: Jobs;
let sealedObjects: SealedObjectStore;
let store: ReturnType<typeof s3ObjectStore>;
let tenants: ReturnType<typeof openTenants>;
let asha: string;
let ravi: string; // travels with Asha
let colleague: Actor; // the agency's own account
let third: Actor;
const config = readConfig();

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  agency = await createAgency(tenant);
  colleague = agency.agency;
  third = await tenant.person('agency', agency.agencyUid);
  store = s3ObjectStore(config);
  sealedObjects = createSealedObjectStore(store, tenant.keys);
  jobs = await openJobs(database.apiUrl, pino({ level: 'silent' }));
  tenants = openTenants(database.apiUrl, 2);
});
afterAll(async () => {
  const stored = await tenant.owner.many<{ key: string }>(sql`
    select unnest(array[object_key, thumbnail_key]) as key from page where realm_id = ${tenant.realmId} union
    select object_key from screen_picture where realm_id = ${tenant.realmId} union
    select object_key from upload where realm_id = ${tenant.realmId}`);
  await sealedObjects.remove(stored.map(({ key }) => key));
  await Promise.all([jobs?.close(), tenants?.close()]);
  store?.close();
  await tenant?.close();
  await database?.drop();
});
beforeEach(async () => {
  const facts = { agencyUid: agency.agencyUid, agentUid: agency.agent.personUid };
  asha = await tenant.applicant({ ...facts, name: ['Asha', 'Rao'] });
  ravi = await tenant.applicant({ ...facts, name: ['Ravi', 'Rao'], addedBy: asha });
});

const as = (actor: Actor = agency.agent): ActorCall =>
  ({
    db: tenant.db,
    actor,
    parts: { keys: tenant.keys, jobs, sealedObjects, config, tenants },
  }) as unknown as ActorCall;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );
const document = (fields: string, applicantUid = asha, category: DocumentCategory = 'Passport') =>
  insertReadDocument(tenant.owner, tenant.keys, sealedObjects, { applicantUid, fields: fields.split(' '), category });

interface More {
  readonly actor?: Actor;
  readonly operationUid?: string;
  readonly visitUid?: string;
  readonly seen?: string;
}
const arrange = (step: ArrangementStep, more: More = {}): Promise<ArrangementOutcome> =>
  arrangePages(as(more.actor), {
    operationUid: more.operationUid ?? randomUUID(),
    visitUid: more.visitUid ?? randomUUID(),
    seen: [{ applicantUid: more.seen ?? asha, version: 0 }],
    step,
  });
const placed = (docId: string, ...pageUids: string[]) => pageUids.map((pageUid) => ({ docId, pageUid }));
const move = (from: string, pages: string[], toDocId: string, afterPageUid: string | null, more?: More) =>
  arrange({ step: 'move', pages: placed(from, ...pages), toDocId, afterPageUid }, more);
const moveToNew = (from: string, pages: string[], more: More & { to?: string; category?: DocumentCategory } = {}) => {
  const newDocId = randomUUID();
  const { to: applicantUid = asha, category = 'Passport' } = more;
  const step = { step: 'moveToNew', pages: placed(from, ...pages), newDocId, applicantUid, category } as const;
  return arrange(step, more).then((outcome) => ({ outcome, newDocId }));
};
const undo = (operationUid: string, more?: More) => arrange({ step: 'undo', operationUid }, more);

const arrangementOf = async (applicantUid = asha): Promise<ArrangedTraveller> =>
  (await getArrangement(as(), { applicantUid })).travellers[0]!;
const shown = async (applicantUid = asha) =>
  (await arrangementOf(applicantUid)).documents.map(({ docId, pages }) => [docId, pages.map(({ pageUid }) => pageUid)]);
const listed = async (docId: string, applicantUid = asha): Promise<ArrangedDocument> =>
  (await arrangementOf(applicantUid)).documents.find((each) => each.docId === docId)!;
const valuesOf = async (docId: string, applicantUid = asha) => {
  const asked = { applicantUid, docIds: [docId], includePageDetails: true };
  const [found] = await listExtractedDocuments(tenant.db, tenant.keys, agency.agent, asked);
  return Object.fromEntries(
    found!.documentData.values.map(({ field, pageIndex, polygon, value }) => [field, { pageIndex, polygon, value }]),
  );
};
const queued = async (docId: string) =>
  (
    await tenant.owner.many<{ epoch: number }>(sql`
      select run_epoch as epoch from document where realm_id = ${tenant.realmId} and document_uid = ${docId} and state = 'rendered'`)
  ).length;
const turn: PageOperation = { op: 'rotate', degrees: 90 };

describe('move', () => {
  test('reorders pages without reading them again', async () => {
    const { docId, pageUids } = await document('surname givenNames dateOfBirth');
    const [a, b, c] = pageUids as [string, string, string];
    const before = await arrangementOf();
    const moved = await move(docId, [c], docId, a);
    expect(moved).toMatchObject({ outcome: 'applied', refusal: null, byName: null });
    expect(await shown()).toEqual([[docId, [a, c, b]]]);
    expect(moved.travellers[0]!.arrangementVersion).toBe(before.arrangementVersion + 1);
    expect(await valuesOf(docId)).toMatchObject({
      givenNames: { pageIndex: 2, polygon: wordAt(1) },
      dateOfBirth: { pageIndex: 1, polygon: wordAt(2) },
    });
    const readings = await tenant.owner.many(sql`select 1 from reading where document_uid = ${docId}`);
    expect(readings).toHaveLength(1);
    expect(await move(docId, [c], docId, a)).toMatchObject({ outcome: 'refused', refusal: 'nothingToChange' });
  });

  test('moves a page with its values and what people did with them', async () => {
    const [one, two] = [await document('surname givenNames'), await document('fatherName')];
    const docFields = { givenNames: 'ASHA MEERA' };
    await updateDocument(tenant.db, tenant.keys, agency.agent, { applicantUid: asha, docId: one.docId, docFields });
    await move(one.docId, [one.pageUids[1]!], two.docId, null);
    expect(await shown()).toEqual([
      [one.docId, [one.pageUids[0]]],
      [two.docId, [one.pageUids[1], two.pageUids[0]]],
    ]);
    expect(await valuesOf(one.docId)).toEqual({ surname: { pageIndex: 0, polygon: wordAt(0), value: 'SURNAME' } });
    expect(await valuesOf(two.docId)).toEqual({
      fatherName: { pageIndex: 1, polygon: wordAt(0), value: 'FATHERNAME' },
      givenNames: { pageIndex: 0, polygon: wordAt(1), value: 'ASHA MEERA' },
    });
    expect([await queued(one.docId), await queued(two.docId)]).toEqual([0, 0]);
  });

  test('merges: the emptied document is deleted and its primary mark and application go to the other', async () => {
    const [one, two] = [await document('surname'), await document('givenNames')];
    const { applicationUid } = await agency.draft({ applicantUid: asha });
    await tenant.owner
      .run(sql`insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
      values (${tenant.realmId}, ${applicationUid}, ${one.docId}, ${asha}, 1)`);
    await markPrimary(tenant.db, tenant.keys, agency.agent, { applicantUid: asha, docId: one.docId } as never);
    const operationUid = randomUUID();
    await move(one.docId, [...one.pageUids], two.docId, two.pageUids[0]!, { operationUid });
    expect(await shown()).toEqual([[two.docId, [two.pageUids[0], one.pageUids[0]]]]);
    expect(await listed(two.docId)).toMatchObject({ isPrimary: true, state: 'checked' });
    const attached = () =>
      tenant.owner.many(
        sql`select document_uid from application_document where application_uid = ${applicationUid} order by position`,
      );
    expect(await attached()).toEqual([{ document_uid: two.docId }]);

    expect(await undo(operationUid)).toMatchObject({ outcome: 'applied' });
    expect(await shown()).toEqual([
      [one.docId, [one.pageUids[0]]],
      [two.docId, [two.pageUids[0]]],
    ]);
    expect(await listed(one.docId)).toMatchObject({ isPrimary: true, state: 'checked' });
    expect(await listed(two.docId)).toMatchObject({ isPrimary: false, state: 'checked' });
    expect(await attached()).toContainEqual({ document_uid: one.docId });
    expect(Object.keys(await valuesOf(one.docId))).toEqual(['surname']);
    expect([await queued(one.docId), await queued(two.docId)]).toEqual([0, 0]);
  });

  test('reads only what came from another category', async () => {
    const [one, two] = [await document('surname givenNames'), await document('policyNumber', asha, 'Insurance')];
    await move(one.docId, [one.pageUids[1]!], two.docId, two.pageUids[0]!);
    expect(Object.keys(await valuesOf(two.docId))).toEqual(['policyNumber']);
    expect([await queued(one.docId), await queued(two.docId)]).toEqual([0, 1]);
  });

  test('goes to the end if the neighbour is gone', async () => {
    const [one, two] = [await document('surname'), await document('givenNames fatherName')];
    const [gone, last] = two.pageUids as [string, string];
    await arrange({ step: 'remove', pages: placed(two.docId, gone) }, { actor: colleague });
    const moved = await move(one.docId, [...one.pageUids], two.docId, gone);
    expect(moved).toMatchObject({ outcome: 'rebased', refusal: null });
    expect(await shown()).toEqual([[two.docId, [last, one.pageUids[0]]]]);
  });

  test('shows what the screen had shown before the reply', async () => {
    const [one, two] = [await document('surname givenNames'), await document('fatherName')];
    const step: ArrangementStep = {
      step: 'move',
      pages: placed(one.docId, one.pageUids[0]!),
      toDocId: two.docId,
      afterPageUid: two.pageUids[0]!,
    };
    const expected = applyStep([await arrangementOf()], step)[0]!.documents;
    const { travellers } = await arrange(step);
    const pagesOf = (all: readonly ArrangedDocument[]) =>
      all.map((each) => [each.docId, each.pages.map((p) => p.pageUid)]);
    expect(pagesOf(travellers[0]!.documents)).toEqual(pagesOf(expected));
  });
});

describe('a new document', () => {
  test('splits, with the values of its pages, beside the old one in the application', async () => {
    const { docId, pageUids } = await document('surname givenNames fatherName');
    const { applicationUid } = await agency.draft({ applicantUid: asha });
    await tenant.owner
      .run(sql`insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
      values (${tenant.realmId}, ${applicationUid}, ${docId}, ${asha}, 1)`);
    const { newDocId, outcome } = await moveToNew(docId, [pageUids[2]!, pageUids[0]!]);
    expect(outcome.outcome).toBe('applied');
    expect(await shown()).toEqual([
      [docId, [pageUids[1]]],
      [newDocId, [pageUids[2], pageUids[0]]],
    ]);
    expect(Object.keys(await valuesOf(newDocId)).sort()).toEqual(['fatherName', 'surname']);
    expect(await listed(newDocId)).toMatchObject({
      state: 'checked',
      kind: 'Indian passport',
      fileName: 'documents.pdf',
    });
    const attached = await tenant.owner.many(
      sql`select document_uid from application_document where application_uid = ${applicationUid} order by position`,
    );
    expect(attached).toEqual([{ document_uid: docId }, { document_uid: newDocId }]);
    expect((await moveToNew(newDocId, [pageUids[2]!, pageUids[0]!])).outcome.refusal).toBe('nothingToChange');
  });

  test('is read if it has another category, and undo restores what was known', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const operationUid = randomUUID();
    const { newDocId } = await moveToNew(docId, [...pageUids], { category: 'Insurance', operationUid });
    expect(await shown()).toEqual([[newDocId, pageUids]]);
    expect(await queued(newDocId)).toBe(1);
    await undo(operationUid);
    expect(await shown()).toEqual([[docId, pageUids]]);
    expect(await queued(docId)).toBe(0);
    expect(Object.keys(await valuesOf(docId)).sort()).toEqual(['givenNames', 'surname']);
  });

  test('goes to a fellow traveller under their key, and undo brings the same pages back', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const docFields = { givenNames: 'ASHA MEERA' };
    await updateDocument(tenant.db, tenant.keys, agency.agent, { applicantUid: asha, docId, docFields });
    const operationUid = randomUUID();
    const { newDocId, outcome } = await moveToNew(docId, [pageUids[1]!], { to: ravi, operationUid });
    expect(outcome.travellers.map((each) => each.applicantUid).sort()).toEqual([asha, ravi].sort());
    const [copy] = (await listed(newDocId, ravi)).pages;
    expect(copy!.pageUid).not.toBe(pageUids[1]);
    expect(await valuesOf(newDocId, ravi)).toEqual({
      givenNames: { pageIndex: 0, polygon: wordAt(1), value: 'ASHA MEERA' },
    });
    const ticket = new URL(copy!.imageUrl, 'http://x').searchParams.get('ticket')!;
    expect((await loadPagePicture(as(), ticket))!.picture.length).toBeGreaterThan(100);
    const file = await tenant.owner.get<{ n: number }>(sql`
      select count(*)::int as n from page where upload_uid = (select upload_uid from document where document_uid = ${newDocId})`);
    expect(file.n).toBe(1); // not the whole file

    const undone = randomUUID();
    await undo(operationUid, { operationUid: undone });
    expect(await shown()).toEqual([[docId, pageUids]]);
    expect(await shown(ravi)).toEqual([]);
    expect(await valuesOf(docId)).toMatchObject({ givenNames: { pageIndex: 1, value: 'ASHA MEERA' } });
    expect(await queued(docId)).toBe(0);

    await undo(undone);
    expect(await shown(ravi)).toEqual([[newDocId, [copy!.pageUid]]]); // sealed once
    expect(await valuesOf(newDocId, ravi)).toMatchObject({ givenNames: { pageIndex: 0, value: 'ASHA MEERA' } });
  });

  test('moves into an existing document of a fellow traveller', async () => {
    const [hers, his] = [await document('surname givenNames'), await document('fatherName', ravi)];
    const operationUid = randomUUID();
    await move(hers.docId, [...hers.pageUids], his.docId, his.pageUids[0]!, { operationUid });
    expect(await shown()).toEqual([]);
    expect((await listed(his.docId, ravi)).pages).toHaveLength(3);
    expect(Object.keys(await valuesOf(his.docId, ravi)).sort()).toEqual(['fatherName', 'givenNames', 'surname']);
    await undo(operationUid);
    expect(await shown()).toEqual([[hers.docId, hers.pageUids]]);
    expect(await shown(ravi)).toEqual([[his.docId, his.pageUids]]);
  });

  test('finds a page by the id it had on a screen that does not know the new one', async () => {
    const [hers, his] = [await document('surname givenNames fatherName'), await document('motherName', ravi)];
    const [a, b, c] = hers.pageUids as [string, string, string];
    await move(hers.docId, [a], his.docId, his.pageUids[0]!);
    await move(hers.docId, [b], his.docId, a);
    expect((await move(his.docId, [a], his.docId, null, { seen: ravi })).outcome).toBe('applied');
    expect((await move(his.docId, [c], his.docId, null, { seen: ravi })).refusal).toBe('pageMoved');
    const fieldAt = (values: Awaited<ReturnType<typeof valuesOf>>, at: number) =>
      Object.entries(values).find(([, { pageIndex }]) => pageIndex === at)?.[0];
    const values = await valuesOf(his.docId, ravi);
    expect([0, 1, 2].map((at) => fieldAt(values, at))).toEqual(['surname', 'motherName', 'givenNames']);
  });

  test('never goes to somebody who does not travel with them', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const stranger = await tenant.applicant({ agencyUid: agency.agencyUid, agentUid: agency.agent.personUid });
    expect((await moveToNew(docId, [pageUids[0]!], { to: stranger })).outcome.refusal).toBe('notTogether');
    expect(await shown(stranger)).toEqual([]);
    await tenant.owner.run(sql`update document set state = 'rendered' where document_uid = ${docId}`);
    expect((await moveToNew(docId, [pageUids[0]!], { to: ravi })).outcome.refusal).toBe('documentBusy');
  });
});

describe('edit, remove, categorise', () => {
  test('a turned page is read again; undone, its values return', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const operationUid = randomUUID();
    const step: ArrangementStep = { step: 'edit', docId, pageUid: pageUids[1]!, operations: [turn] };
    await arrange(step, { operationUid });
    expect((await listed(docId)).pages.map(({ operations }) => operations)).toEqual([[], [turn]]);
    expect(Object.keys(await valuesOf(docId))).toEqual(['surname']);
    expect(await queued(docId)).toBe(1);
    expect((await arrange(step)).refusal).toBe('nothingToChange');
    await undo(operationUid);
    expect(Object.keys(await valuesOf(docId)).sort()).toEqual(['givenNames', 'surname']);
    expect(await queued(docId)).toBe(0);
  });

  test('pages of two documents are turned together, each from how it is, and one undo turns them back', async () => {
    const [one, two] = [await document('surname givenNames'), await document('fatherName')];
    const [a, b] = one.pageUids as [string, string];
    const [c] = two.pageUids as [string];
    await arrange({ step: 'edit', docId: one.docId, pageUid: b, operations: [turn] });
    const operationUid = randomUUID();
    const pages = [...placed(one.docId, a, b), ...placed(two.docId, c)];
    const { history } = await arrange({ step: 'rotate', pages, degrees: 270 }, { operationUid });
    expect(history.at(-1)).toMatchObject({ step: 'rotate', pages: 3 });
    const back = { ...turn, degrees: 270 };
    const operations = async () =>
      (await Promise.all([listed(one.docId), listed(two.docId)])).flatMap((each) =>
        each.pages.map((page) => page.operations),
      );
    expect(await operations()).toEqual([[back], [], [back]]);
    await undo(operationUid);
    expect(await operations()).toEqual([[], [turn], []]);
    expect(Object.keys(await valuesOf(two.docId))).toEqual(['fatherName']);
  });

  test('an undo of several turned pages is refused as a whole if one of them was changed since', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const operationUid = randomUUID();
    await arrange({ step: 'rotate', pages: placed(docId, ...pageUids), degrees: 90 }, { operationUid });
    await arrange({ step: 'rotate', pages: placed(docId, pageUids[1]!), degrees: 90 }, { actor: colleague });
    expect(await undo(operationUid)).toMatchObject({ refusal: 'pageChanged' });
    expect((await listed(docId)).pages.map((page) => page.operations)).toEqual([[turn], [{ ...turn, degrees: 180 }]]);
  });

  test('a removed page returns to its place', async () => {
    const { docId, pageUids } = await document('surname givenNames fatherName');
    const [a, b, c] = pageUids as [string, string, string];
    const [operationUid, undone] = [randomUUID(), randomUUID()];
    await arrange({ step: 'remove', pages: placed(docId, b) }, { operationUid });
    await move(docId, [c], docId, null);
    expect(await shown()).toEqual([[docId, [c, a]]]);
    await undo(operationUid, { operationUid: undone });
    expect(await shown()).toEqual([[docId, [c, a, b]]]);
    expect(await valuesOf(docId)).toMatchObject({ givenNames: { pageIndex: 2, polygon: wordAt(1) } });
    await undo(undone);
    expect(await shown()).toEqual([[docId, [c, a]]]);
    const last = await arrange({ step: 'remove', pages: placed(docId, a, c) });
    expect(last).toMatchObject({ outcome: 'refused', refusal: 'lastPage' });
  });

  test('another category is read; undone, nothing is', async () => {
    const { docId } = await document('surname fatherName');
    await markPrimary(tenant.db, tenant.keys, agency.agent, { applicantUid: asha, docId } as never);
    const docFields = { fatherName: 'RAMESH' };
    await updateDocument(tenant.db, tenant.keys, agency.agent, { applicantUid: asha, docId, docFields });
    const operationUid = randomUUID();
    await arrange({ step: 'categorise', docId, category: 'Insurance' }, { operationUid });
    expect(await listed(docId)).toMatchObject({
      category: 'Insurance',
      kind: null,
      isPrimary: false,
      state: 'rendered',
    });
    await undo(operationUid);
    expect(await listed(docId)).toMatchObject({
      category: 'Passport',
      kind: 'Indian passport',
      isPrimary: true,
      state: 'checked',
    });
    expect(await valuesOf(docId)).toMatchObject({ surname: { value: 'SURNAME' }, fatherName: { value: 'RAMESH' } });
    const same = await arrange({ step: 'categorise', docId, category: 'Passport' });
    expect(same.refusal).toBe('nothingToChange');
  });
});

describe('undo', () => {
  test('is refused with the name of who changed the same', async () => {
    const [one, two, three] = [await document('surname'), await document('givenNames'), await document('fatherName')];
    const operationUid = randomUUID();
    await move(one.docId, [...one.pageUids], two.docId, null, { operationUid });
    await move(two.docId, [...one.pageUids], three.docId, null, { actor: colleague });
    const { first_name: first, last_name: last } = await tenant.owner.get<{ first_name: string; last_name: string }>(
      sql`select first_name, last_name from person where person_uid = ${colleague.personUid}`,
    );
    expect(await undo(operationUid)).toMatchObject({
      outcome: 'refused',
      refusal: 'pageMoved',
      byName: `${first} ${last}`.trim(),
    });
    const edited = randomUUID();
    const edit = { step: 'edit', docId: two.docId, pageUid: two.pageUids[0]! } as const;
    await arrange({ ...edit, operations: [turn] }, { operationUid: edited });
    await arrange({ ...edit, operations: [turn, turn] }, { actor: colleague });
    expect(await undo(edited)).toMatchObject({ refusal: 'pageChanged', byName: `${first} ${last}`.trim() });
  });

  test('knows only the operations of the same person, each once', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const [operationUid, visitUid] = [randomUUID(), randomUUID()];
    await move(docId, [pageUids[1]!], docId, null, { operationUid, visitUid });
    expect(await codeOf(undo(operationUid, { actor: colleague }))).toBe('record.notFound');
    expect(await codeOf(undo(randomUUID()))).toBe('record.notFound');
    const undone = randomUUID();
    const { history } = await undo(operationUid, { visitUid, operationUid: undone });
    expect(history).toMatchObject([
      { operationUid, step: 'move', undoes: null, undoneBy: undone, pages: 1 },
      { operationUid: undone, step: 'undo', undoes: operationUid, undoneBy: null },
    ]);
    expect((await undo(operationUid, { visitUid })).refusal).toBe('alreadyUndone');
    const redone = await undo(undone, { visitUid });
    expect(redone.history.map(({ undoneBy }) => undoneBy !== null)).toEqual([false, true, false]);
    expect(await shown()).toEqual([[docId, [...pageUids].reverse()]]);
    expect((await undo(operationUid, { visitUid })).outcome).toBe('applied'); // once more
    expect(await shown()).toEqual([[docId, pageUids]]);
    const { history: stored } = await getArrangement(as(), { applicantUid: asha, visitUid });
    expect(stored).toHaveLength(4);
    expect((await getArrangement(as(colleague), { applicantUid: asha, visitUid })).history).toEqual([]);
  });

  test('ends after thirty days: older operations are deleted', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const [old, recent, visitUid] = [randomUUID(), randomUUID(), randomUUID()];
    await move(docId, [pageUids[1]!], docId, null, { operationUid: old, visitUid });
    await undo(old, { operationUid: recent, visitUid });
    await tenant.owner.run(sql`
      update arrangement_operation set created_at = now() - interval '31 days'
      where realm_id = ${tenant.realmId} and operation_uid = ${old}`);
    const worker = openTenants(database.workerUrl, 1);
    expect(await sweepOperations(worker.forRealm(tenant.realmId), Date.now())).toBe(1);
    expect(await sweepOperations(worker.forRealm(tenant.realmId), Date.now())).toBe(0);
    await worker.close();
    expect(await codeOf(undo(old))).toBe('record.notFound');
    const { history } = await getArrangement(as(), { applicantUid: asha, visitUid });
    expect(history).toMatchObject([{ operationUid: recent, undoes: null }]);
  });

  test('does not restore what somebody deleted', async () => {
    const [one, two] = [await document('surname givenNames'), await document('fatherName')];
    const operationUid = randomUUID();
    await move(one.docId, [one.pageUids[0]!], two.docId, null, { operationUid });
    await deleteDocument(tenant.db, tenant.keys, colleague, one.docId);
    const refused = await undo(operationUid);
    expect(refused.refusal).toBe('documentGone');
    expect(refused.byName).not.toBeNull();
    expect(await shown()).toEqual([[two.docId, [one.pageUids[0], two.pageUids[0]]]]);
  });
});

describe('several editors', () => {
  test('a page that somebody else moved is refused with their name', async () => {
    const [one, two] = [await document('surname givenNames'), await document('fatherName')];
    await move(one.docId, [one.pageUids[0]!], two.docId, null, { actor: colleague });
    const refused = await move(one.docId, [one.pageUids[0]!], one.docId, one.pageUids[1]!);
    expect(refused).toMatchObject({ outcome: 'refused', refusal: 'pageMoved' });
    expect(refused.byName).not.toBeNull();
    expect(refused.travellers[0]!.documents).toHaveLength(2);
    await move(one.docId, [one.pageUids[1]!], two.docId, null, { actor: colleague });
    expect((await move(one.docId, [one.pageUids[1]!], two.docId, null)).refusal).toBe('documentGone');
  });

  test('racing moves of one page have one effect, and no page is lost', async () => {
    const [one, two, three] = [await document('surname'), await document('givenNames'), await document('fatherName')];
    const [page] = one.pageUids as [string];
    const outcomes = await Promise.all([
      move(one.docId, [page], two.docId, null),
      move(one.docId, [page], three.docId, null, { actor: colleague }),
      move(one.docId, [page], two.docId, null, { actor: third }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'refused', 'refused']);
    const pages = (await arrangementOf()).documents.flatMap((each) => each.pages.map(({ pageUid }) => pageUid));
    expect(pages.sort()).toEqual([page, ...two.pageUids, ...three.pageUids].sort());
  });

  test('a repeated operation has one effect, also at the same time', async () => {
    const { docId, pageUids } = await document('surname givenNames fatherName');
    const operationUid = randomUUID();
    const again = () => moveLast(docId, pageUids, operationUid);
    const [first, second] = await Promise.all([again(), again()]);
    expect([first.outcome, second.outcome]).toEqual(['applied', 'applied']);
    expect((await again()).travellers[0]!.documents[0]!.pages[0]!.pageUid).toBe(pageUids[2]);
    const other = move(docId, [pageUids[0]!], docId, null, { operationUid });
    expect(await codeOf(other)).toBe('idempotency.keyReused');
    expect(await codeOf(moveLast(docId, pageUids, operationUid, colleague))).toBe('idempotency.keyReused');
    expect(await shown()).toEqual([[docId, [pageUids[2], pageUids[0], pageUids[1]]]]);
  });
  const moveLast = (docId: string, pageUids: readonly string[], operationUid: string, actor?: Actor) =>
    move(docId, [pageUids.at(-1)!], docId, null, { operationUid, ...(actor ? { actor } : {}) });

  test('every other change raises the version and reaches open screens', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const versions = [(await arrangementOf()).arrangementVersion];
    const pages = [...pageUids].reverse().map((pageUid) => ({ pageUid, operations: [] }));
    await editPages(as(), { applicantUid: asha, docId, pages });
    versions.push((await arrangementOf()).arrangementVersion);
    await document('fatherName');
    versions.push((await arrangementOf()).arrangementVersion);
    await deleteDocument(tenant.db, tenant.keys, agency.agent, docId);
    versions.push((await arrangementOf()).arrangementVersion);
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    expect(versions[1]).toBe(versions[0]! + 1);
    const outcome = await moveToNewFromOther();
    expect(outcome.travellers.map(({ applicantUid }) => applicantUid)).toContain(asha); // seen at version 0
  });
  const moveToNewFromOther = async () => {
    const his = await document('surname givenNames', ravi);
    return (await moveToNew(his.docId, [his.pageUids[0]!], { to: ravi })).outcome;
  };
});

describe('access', () => {
  test('foreign ids are answered like unknown ones', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const other = await createAgency(tenant);
    const theirs = await document('surname fatherName', other.applicantUid);
    const unknown = randomUUID();
    for (const id of [theirs.docId, unknown]) {
      expect(await codeOf(move(docId, [pageUids[0]!], id, null))).toBe('record.notFound');
      expect(await codeOf(move(id, [pageUids[0]!], docId, null))).toBe('record.notFound');
      expect(await codeOf(arrange({ step: 'categorise', docId: id, category: 'Photo' }))).toBe('record.notFound');
    }
    for (const pageUid of [theirs.pageUids[0]!, unknown]) {
      expect(await codeOf(move(docId, [pageUid], docId, null))).toBe('document.pageUnknown');
      expect(await codeOf(arrange({ step: 'remove', pages: placed(docId, pageUid) }))).toBe('document.pageUnknown');
      expect(await codeOf(move(docId, [pageUids[0]!], docId, pageUid))).toBe('document.pageUnknown');
    }
    for (const to of [other.applicantUid, unknown]) {
      expect(await codeOf(moveToNew(docId, [pageUids[0]!], { to }))).toBe('record.notFound');
      expect(await codeOf(getArrangement(as(), { applicantUid: to }))).toBe('record.notFound');
      expect(await codeOf(move(docId, [pageUids[0]!], docId, null, { seen: to }))).toBe('record.notFound');
    }
    expect(await codeOf(move(docId, [pageUids[1]!], docId, null, { actor: other.agent }))).toBe('record.notFound');
  });

  test('documents of a submitted application stay as they are', async () => {
    const [one, two] = [
      await document('surname givenNames', agency.applicantUid),
      await document('fatherName', agency.applicantUid),
    ];
    const { applicationUid } = await agency.at('submitted');
    await tenant.owner
      .run(sql`insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
      values (${tenant.realmId}, ${applicationUid}, ${one.docId}, ${agency.applicantUid}, 1)`);
    const seen = agency.applicantUid;
    expect((await move(one.docId, [one.pageUids[0]!], two.docId, null, { seen })).refusal).toBe('documentInUse');
    expect((await move(two.docId, [...two.pageUids], one.docId, null, { seen })).refusal).toBe('documentInUse');
    const remove = { step: 'remove', pages: placed(one.docId, one.pageUids[0]!) } as const;
    expect((await arrange(remove, { seen })).refusal).toBe('documentInUse');
    const theirs = await document('surname', (await createAgency(tenant)).applicantUid);
    for (const pageUid of [theirs.pageUids[0]!, randomUUID()]) {
      expect(await codeOf(move(one.docId, [pageUid], two.docId, null, { seen }))).toBe('document.pageUnknown');
      expect(await codeOf(move(one.docId, [one.pageUids[0]!], two.docId, pageUid, { seen }))).toBe(
        'document.pageUnknown',
      );
    }
  });

  test('lists everyone who travels with an application, and pages with the same pixels', async () => {
    const { docId, pageUids } = await document('surname givenNames');
    const application = await agency.draft({ applicantUid: asha });
    const his = await agency.draft({ applicantUid: ravi });
    await tenant.owner.run(sql`update application set version = version + 1, trip_uid = ${application.tripUid}
      where application_uid = ${his.applicationUid}`);
    const unread = await tenant.document(asha);
    await tenant.owner.run(sql`insert into document_page (realm_id, document_uid, position, page_uid, applicant_uid)
      values (${tenant.realmId}, ${unread}, 0, ${pageUids[1]!}, ${asha})`);
    const { travellers } = await getArrangement(as(), { applicationUid: application.applicationUid });
    expect(travellers.map(({ name }) => name)).toEqual(['Asha Rao', 'Ravi Rao']);
    expect(travellers[0]!.documents[1]!.pages).toMatchObject([{ sameAs: { docId, pageUid: pageUids[1] } }]);
    expect(travellers[0]!.documents[0]).toMatchObject({ can: ['document.edit', 'document.verify'], toConfirm: 2 });
    expect(await codeOf(getArrangement(as(), { applicationUid: randomUUID() }))).toBe('record.notFound');
  });
});

test('an erased traveller leaves no operation behind', async () => {
  const { docId, pageUids } = await document('surname givenNames');
  await moveToNew(docId, [pageUids[0]!], { to: ravi });
  const count = async () =>
    (await tenant.owner.many(sql`select 1 from arrangement_operation where applicants @> array[${ravi}::uuid]`)).length;
  expect(await count()).toBe(1);
  await tenant.owner.transaction(async (tx) => {
    await tx.run(sql`delete from document where applicant_uid = ${ravi}`);
    await tx.run(sql`delete from page where applicant_uid = ${ravi}`);
    await tx.run(sql`delete from upload where applicant_uid = ${ravi}`);
    await tx.run(sql`delete from applicant where applicant_uid = ${ravi}`);
  });
  expect(await count()).toBe(0);
});
