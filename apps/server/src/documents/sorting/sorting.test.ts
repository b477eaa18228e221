import { randomUUID } from 'node:crypto';
import type { ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { DocumentReading, ReadDocument } from '@visawright/reading/engine.types.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import AdmZip from 'adm-zip';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { draftApplication } from '../../applications/lifecycle/draft-application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { engineDocument, engineReading, engineValue } from '../../testing/engine-reading.ts';
import { createReadingTenant, linesPdf, type ReadingTenant } from '../../testing/reading-tenant.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { arrangePages } from '../arrangement/arrange-pages.ts';
import { getArrangement } from '../arrangement/get-arrangement.ts';
import { storeFiles } from '../uploads/process-docs.ts';
import { assertMayUploadForTrip } from '../uploads/upload-for-trip.ts';
import { listCategoryLessons, removeCategoryLesson } from './category-lessons-of-realm.ts';
import { getSorting } from './get-sorting.ts';

let at: ReadingTenant;
let found: DocumentReading;
let agent: Actor;
let colleague: Actor;
let arjun: string;
let anitha: string;
let divya: string;
let applicationUid: string;
const visitUid = randomUUID();

beforeAll(async () => {
  at = await createReadingTenant(async () => found);
  agent = at.agency.agent;
  colleague = at.agency.agency;
});
afterAll(() => at?.close());

// Three travellers per test, two of them with the same surname and initial.
beforeEach(async () => {
  const { tenant, agency } = at;
  const facts = { agencyUid: agency.agencyUid, agentUid: agent.personUid };
  arjun = await tenant.applicant({ ...facts, name: ['Arjun', 'Balaji'] });
  anitha = await tenant.applicant({ ...facts, name: ['Anitha', 'Balaji'] });
  divya = await tenant.applicant({ ...facts, name: ['Divya', 'Ramesh'] });
  const draft = (applicantUid: string, tripUid: string | null) =>
    draftApplication(tenant.db, agent, { applicantUid, visaDetails: germanTrip, tripUid });
  const first = await draft(divya, null);
  applicationUid = first.applicationUid;
  for (const uid of [arjun, anitha]) await draft(uid, first.tripUid);
});

const named = (category: DocumentCategory, kind: string, names: string[], more: Partial<ReadDocument> = {}) =>
  engineDocument(category, kind, [1], { people: names.map((name) => ({ name })), ...more });
const slipOf = (...names: string[]) => named('Proof of Employment', 'Salary slip', names);

// One file whose documents are one page each, among the documents of Divya until they are sorted.
async function bring(documents: readonly ReadDocument[], more: { fileName?: string; forTrip?: boolean } = {}) {
  found = engineReading(
    documents.map((each, n) => ({
      ...each,
      pages: [n + 1],
      values: Object.fromEntries(
        Object.entries(each.values).map(([field, value]) => [field, { ...value, page: n + 1 }]),
      ),
    })),
    documents.length,
  );
  const facts = { applicantUid: divya, applicationUid, actor: agent, forTrip: true, ...more };
  await assertMayUploadForTrip(at.tenant.db, agent, applicationUid);
  await at.brings(await linesPdf(documents.map((_, n) => `page ${n}`)), facts);
  await vi.waitFor(
    async () => {
      const all = await documentsOfTrip();
      const pages = all.filter(({ state }) => state === 'checked').reduce((sum, each) => sum + each.pages.length, 0);
      expect(pages).toBeGreaterThanOrEqual(documents.length);
      expect(all.every(({ state }) => state === 'checked')).toBe(true);
    },
    { timeout: 30_000 },
  );
}
const travellers = async () => (await getArrangement(at.as(agent), { applicationUid })).travellers;
const documentsOfTrip = async () => (await travellers()).flatMap(({ documents }) => documents);
const placedOf = async () =>
  Object.fromEntries(
    (await travellers()).map(({ name, documents }) => [
      name,
      documents.filter(({ isUnsure }) => !isUnsure).map(({ category }) => category),
    ]),
  );
const questions = () => getSorting(at.as(agent), applicationUid);
const answer = (step: ArrangementStep, actor = agent, operationUid: string = randomUUID()) =>
  arrangePages(at.as(actor), { operationUid, visitUid, seen: [{ applicantUid: divya, version: 0 }], step });
const place = (docId: string, applicantUid: string, category: DocumentCategory, actor = agent) =>
  answer({ step: 'place', docId, newDocId: randomUUID(), applicantUid, category }, actor);

test('a photo without a name is probably that of the only traveller who has none yet', async () => {
  const photoOf = (...names: string[]) => named('Photo', 'Passport photo', names);
  await bring([photoOf('ARJUN BALAJI'), photoOf(), photoOf('DIVYA RAMESH')]);
  const [asked] = await questions();
  expect(asked!.reasons).toContainEqual({ reason: 'onlyMissing', applicantUid: anitha, category: 'Photo' });
  expect(asked!.people.find(({ applicantUid }) => applicantUid === anitha)!.share).toBeGreaterThan(0);
  await place(asked!.docId, anitha, 'Photo');
  expect(await questions()).toEqual([]);
});

test("a photo without a name is nobody's in particular while several have none", async () => {
  await bring([named('Photo', 'Passport photo', ['ARJUN BALAJI']), named('Photo', 'Passport photo', [])]);
  const [asked] = await questions();
  expect(asked!.reasons.map(({ reason }) => reason)).not.toContain('onlyMissing');
});

test('gives each document of a file for the whole trip to the traveller it names, and asks about the others with the reason', async () => {
  await bring([
    slipOf('ARJUN BALAJI'),
    slipOf('A. BALAJI'),
    slipOf('ANITHA BALAJI'),
    slipOf('DIVYA RAMESH'),
    named('Photo', 'Passport photo', []),
    slipOf('ROHAN MEHTA'),
    slipOf('ARJUN BALAJI', 'DIVYA RAMESH'),
  ]);
  expect(await placedOf()).toEqual({
    'Divya Ramesh': ['Proof of Employment'],
    'Arjun Balaji': ['Proof of Employment'],
    'Anitha Balaji': ['Proof of Employment'],
  });
  const asked = await questions();
  expect(asked.map(({ firstPage, reasons }) => [firstPage, reasons[0]])).toEqual([
    [2, { reason: 'fitsSeveral', name: 'A. Balaji', applicantUids: [arjun, anitha] }],
    [5, { reason: 'namesNobody' }],
    [6, { reason: 'fitsNobody', name: 'Rohan Mehta' }],
    [7, { reason: 'namesSeveral', applicantUids: [arjun, divya] }],
  ]);
  expect(asked[0]!.people.map(({ applicantUid }) => applicantUid)).toEqual([arjun, anitha, divya]);
  expect(asked[0]!.people[2]!.share).toBeNull();
  // Arjun's page before it, Anitha's after it
  expect(asked[0]!.reasons).toContainEqual({ reason: 'neighbours', applicantUid: anitha, sides: 'after' });
});

test('a number of another document tells two people of the same name apart', async () => {
  const numbered = (name: string) =>
    named('Proof of Employment', 'Salary slip', [name], { values: { employeeId: engineValue('NW-0312', 1) } });
  await bring([numbered('ANITHA BALAJI'), slipOf('DIVYA RAMESH'), numbered('A BALAJI')]);
  const [asked] = await questions();
  expect(asked!.reasons).toContainEqual({
    reason: 'sharedNumber',
    value: 'NW-0312',
    applicantUid: anitha,
    kind: 'Salary slip',
  });
  expect(asked!.people[0]!.applicantUid).toBe(anitha);
});

test('a day of travel that only one traveller’s documents have speaks for this traveller', async () => {
  const travels = (kind: string, names: string[], fields: Record<string, string>) =>
    named('Proof of Travel', kind, names, {
      values: Object.fromEntries(Object.entries(fields).map(([field, day]) => [field, engineValue(day, 1)])),
    });
  await bring([
    travels('Flight e-ticket or reservation', ['ANITHA BALAJI'], {
      outboundDate: '2027-04-25',
      returnDate: '2027-05-04',
    }),
    travels('Flight e-ticket or reservation', ['DIVYA RAMESH'], {
      outboundDate: '2027-04-26',
      returnDate: '2027-05-04',
    }),
    travels('Day-wise itinerary', [], { travelFrom: '2027-04-25', travelTo: '2027-05-04' }),
  ]);
  const [asked] = await questions();
  expect(asked!.reasons.filter(({ reason }) => reason === 'travelDay')).toEqual([
    { reason: 'travelDay', day: '2027-04-25', applicantUid: anitha, kind: 'Flight e-ticket or reservation' },
  ]);
  expect(asked!.people[0]!.applicantUid).toBe(anitha);
});

test('a plan that names nobody is placed by its days of travel if they are known of everybody and one traveller’s only', async () => {
  const travels = (kind: string, names: string[], from: string, to: string) =>
    named('Proof of Travel', kind, names, {
      values: { outboundDate: engineValue(from, 1), returnDate: engineValue(to, 1) },
    });
  const ticket = 'Flight e-ticket or reservation';
  await bring([
    travels(ticket, ['ANITHA BALAJI'], '2027-04-25', '2027-05-04'),
    travels(ticket, ['DIVYA RAMESH'], '2027-04-26', '2027-05-04'),
    travels(ticket, ['ARJUN BALAJI'], '2027-04-26', '2027-05-04'),
  ]);
  await bring([travels('Day-wise itinerary', [], '2027-04-25', '2027-05-04')]);
  expect(await placedOf()).toMatchObject({ 'Anitha Balaji': ['Proof of Travel', 'Proof of Travel'] });
  await bring([travels('Day-wise itinerary', [], '2027-04-26', '2027-05-04')]);
  expect(await questions()).toHaveLength(1);
});

test('plans that were read before the tickets are placed when the last document has been read', async () => {
  const travels = (kind: string, names: string[], from: string, to: string) =>
    named('Proof of Travel', kind, names, {
      values: { outboundDate: engineValue(from, 1), returnDate: engineValue(to, 1) },
    });
  const ticket = 'Flight e-ticket or reservation';
  await bring([
    travels('Day-wise itinerary', [], '2027-04-25', '2027-05-04'),
    travels('Day-wise itinerary', [], '2027-04-26', '2027-05-04'), // of Divya, who has them until they are sorted
    travels(ticket, ['ANITHA BALAJI'], '2027-04-25', '2027-05-04'),
    travels(ticket, ['DIVYA RAMESH'], '2027-04-26', '2027-05-04'),
    travels(ticket, ['ARJUN BALAJI'], '2027-04-27', '2027-05-04'),
  ]);
  await vi.waitFor(async () => expect(await questions()).toEqual([]), { timeout: 10_000 });
  const both = ['Proof of Travel', 'Proof of Travel'];
  expect(await placedOf()).toEqual({
    'Divya Ramesh': both,
    'Anitha Balaji': both,
    'Arjun Balaji': ['Proof of Travel'],
  });
});

test('a page that names nobody is the traveller’s whose full name its file has', async () => {
  await bring([named('Photo', 'Passport photo', [])], { fileName: 'Anitha_Balaji photo.jpg.pdf' });
  expect(await placedOf()).toMatchObject({ 'Anitha Balaji': ['Photo'] });
  expect(await questions()).toEqual([]);
});

test('the files of a ZIP are sorted like any upload; what cannot be used is named, and a locked PDF asks for its password', async () => {
  found = engineReading([slipOf('ARJUN BALAJI')], 1);
  const locked = await PDFDocument.load(await linesPdf(['locked']));
  locked.encrypt({ userPassword: 'arjun1990', ownerPassword: 'owner' });
  const inner = new AdmZip();
  inner.addFile('slip.pdf', await linesPdf(['inner']));
  const zip = new AdmZip();
  zip.addFile('group/slip.pdf', await linesPdf(['slip']));
  zip.addFile('group/locked.pdf', Buffer.from(await locked.save()));
  zip.addFile('group/more.zip', inner.toBuffer());
  zip.addFile('notes.txt', Buffer.from('not a document'));
  const bytes = zip.toBuffer();
  const file = { fileName: 'group.zip', size: bytes.length, isTooLarge: false, read: async () => bytes };
  const body = { applicantUid: divya, applicationUid };
  const sent = await storeFiles(at.as(agent), { body: { ...body, forTrip: 'true' }, files: [file] });
  expect(sent.documents.map(({ fileName }) => fileName).toSorted()).toEqual(['locked.pdf', 'slip.pdf']);
  expect(sent.refused.map(({ fileName, code }) => [fileName, code])).toEqual([
    ['more.zip', 'upload.mediaType'],
    ['notes.txt', 'upload.mediaType'],
  ]);
  await vi.waitFor(async () => expect(await placedOf()).toMatchObject({ 'Arjun Balaji': ['Proof of Employment'] }), {
    timeout: 30_000,
  });
  expect((await documentsOfTrip()).map(({ state, reason }) => [state, reason])).toContainEqual([
    'rejected',
    'passwordNeeded',
  ]);
  const again = await storeFiles(at.as(agent), { body, files: [file] }); // a ZIP for one traveller is not opened
  expect(again.refused).toMatchObject([{ fileName: 'group.zip', code: 'upload.mediaType' }]);
});

test('what staff upload for one traveller stays with this traveller', async () => {
  await bring([slipOf('ARJUN BALAJI')], { forTrip: false });
  expect((await travellers())[0]!.documents).toMatchObject([{ category: 'Proof of Employment', isUnsure: true }]);
  expect((await questions())[0]!.people[0]!.applicantUid).toBe(arjun);
});

test('an answer places a page with its traveller and category, and is undone after a reload', async () => {
  await bring([slipOf('A. BALAJI'), named('Photo', 'Passport photo', [])]);
  const [slip, photo] = await questions();
  const operationUid = randomUUID();
  const newDocId = randomUUID();
  const step = {
    step: 'place',
    docId: slip!.docId,
    newDocId,
    applicantUid: arjun,
    category: 'Proof of Employment',
  } as const;
  expect(await answer(step, agent, operationUid)).toMatchObject({ outcome: 'applied' });
  expect(await answer(step, agent, operationUid)).toMatchObject({ outcome: 'applied' }); // sent twice
  expect((await questions()).map(({ docId }) => docId)).toEqual([photo!.docId]);
  expect(await placedOf()).toMatchObject({ 'Arjun Balaji': ['Proof of Employment'] });
  await place(photo!.docId, divya, 'Photo');
  expect(await questions()).toEqual([]);

  const { history } = await getArrangement(at.as(agent), { applicationUid, visitUid });
  expect(history.slice(-2).map((each) => each.step)).toEqual(['place', 'place']);
  const [last] = history.slice(-1);
  expect(await answer({ step: 'undo', operationUid: last!.operationUid })).toMatchObject({ outcome: 'applied' });
  expect((await questions()).map(({ docId }) => docId)).toEqual([photo!.docId]);
  expect(await answer({ step: 'undo', operationUid })).toMatchObject({ outcome: 'applied' });
  expect((await questions()).map(({ docId }) => docId)).toEqual([slip!.docId, photo!.docId]);
  expect(await placedOf()).toEqual({ 'Divya Ramesh': [], 'Arjun Balaji': [], 'Anitha Balaji': [] });
});

test('of two people who answer the same question, the second is told who was first', async () => {
  await bring([slipOf('A. BALAJI'), named('Photo', 'Passport photo', [])]);
  const [slip, photo] = await questions();
  const [moved, stayed] = await Promise.all([
    Promise.all([
      place(slip!.docId, arjun, 'Proof of Employment'),
      place(slip!.docId, anitha, 'Proof of Employment', colleague),
    ]),
    Promise.all([place(photo!.docId, divya, 'Photo'), place(photo!.docId, arjun, 'Photo', colleague)]),
  ]);
  for (const outcomes of [moved, stayed]) {
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['applied', 'refused']);
    const { refusal, byName } = outcomes.find(({ outcome }) => outcome === 'refused')!;
    expect(['documentGone', 'alreadyPlaced']).toContain(refusal);
    expect(byName).toBeTruthy();
  }
  expect(await questions()).toEqual([]);
  expect((await documentsOfTrip()).flatMap(({ pages }) => pages)).toHaveLength(2);
});

test('a page of nobody on the trip is taken out of the documents and of the application, and comes back with an undo', async () => {
  await bring([slipOf('DIVYA RAMESH'), slipOf('ROHAN MEHTA')]);
  const [stranger] = await questions();
  const attached = async () =>
    (
      await at.tenant.owner.many<{ uid: string }>(sql`
        select document_uid as uid from application_document
        where realm_id = ${at.tenant.realmId} and application_uid = ${applicationUid} order by position`)
    ).map(({ uid }) => uid);
  const before = await attached();
  expect(before).toContain(stranger!.docId);
  const operationUid = randomUUID();
  expect(await answer({ step: 'discard', docId: stranger!.docId }, agent, operationUid)).toMatchObject({
    outcome: 'applied',
  });
  expect(await questions()).toEqual([]);
  expect(await attached()).not.toContain(stranger!.docId);
  const undo = randomUUID();
  expect(await answer({ step: 'undo', operationUid }, agent, undo)).toMatchObject({ outcome: 'applied' });
  expect((await questions()).map(({ docId }) => docId)).toEqual([stranger!.docId]);
  expect((await attached()).toSorted()).toEqual(before.toSorted());
  expect(await answer({ step: 'undo', operationUid: undo })).toMatchObject({ outcome: 'applied' });
  expect(await questions()).toEqual([]);
});

test('an answer teaches the classifier of the realm, an undo takes the lesson back, and an admin can remove one', async () => {
  const embedding = new Float32Array(384).fill(0.05);
  const guess = { ...slipOf('DIVYA RAMESH'), categoryOutcome: 'confirm' as const, embedding };
  await bring([guess, { ...named('Letter', 'Cover letter', ['A. BALAJI']), embedding }]);
  const before = await listCategoryLessons(at.tenant.db);
  const [first, second] = await questions();
  expect(first!.reasons).toContainEqual({ reason: 'category' });
  expect((await documentsOfTrip()).filter(({ isUnsure }) => isUnsure)).toHaveLength(1); // a likely one is placed
  await place(first!.docId, divya, 'Proof of Employment');
  const operationUid = randomUUID();
  const step = {
    step: 'place',
    docId: second!.docId,
    newDocId: randomUUID(),
    applicantUid: arjun,
    category: 'Photo',
  } as const;
  await answer(step, agent, operationUid);
  const lessons = (await listCategoryLessons(at.tenant.db)).slice(0, 2);
  expect(lessons).toMatchObject([
    { category: 'Photo', was: 'Cover letter' },
    { category: 'Proof of Employment', kind: 'Salary slip', was: 'Salary slip', isUsed: true },
  ]);
  await answer({ step: 'undo', operationUid });
  const left = await listCategoryLessons(at.tenant.db);
  expect(left).toHaveLength(before.length + 1);
  const admin = await at.tenant.person('admin');
  expect(await removeCategoryLesson(at.tenant.db, admin, left[0]!.lessonUid)).toEqual(before);
});
