import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { draftApplication } from '../applications/draft-application.ts';
import { getTrip } from '../applications/get-trip.ts';
import { AppError } from '../http/app-error.ts';
import { germanTrip } from '../testing/drafts.ts';
import { answered, linesPdf, openReadingHouse, paper, read, type ReadingHouse } from '../testing/reading-house.ts';
import { deleteDocument } from './delete-document.ts';
import { documentsOfApplicant } from './list-documents.ts';
import { moveDocument } from './move-document.ts';
import { readAgain } from './read-again.ts';
import { shareDocument } from './share-document.ts';

let at: ReadingHouse;
let answer: (job: ReadJob) => DocumentReading;
let ananya: Actor & { applicantUid: string };
let asha: string;
let ravi: string;
let applications: Record<'ananya' | 'asha' | 'ravi', string>;

const statementOf = (name: string) =>
  paper('Proof of Funds', 'Bank statement', [1], { values: { accountHolderName: read(name, 1) }, people: [{ name }] });
const ticketOf = (...names: string[]) =>
  paper('Proof of Travel', 'Flight e-ticket or reservation', [1], {
    values: { passengerName: read(names[0]!, 1) },
    people: names.map((name) => ({ name })),
  });

beforeAll(async () => {
  at = await openReadingHouse(async (job) => answer(job));
});
afterAll(() => at?.close());

// A trip of three for each test: Ananya has the account, the others are travellers she added, one by her first name alone.
beforeEach(async () => {
  const { house } = at;
  const agencyUid = await house.agency('AGENCY');
  const type = 'D2C';
  ananya = (await house.traveller({ agencyUid, type, name: ['Ananya', 'Deshpande'] })) as typeof ananya;
  const addedBy = ananya.applicantUid;
  asha = await house.applicant({ agencyUid, type, addedBy, name: ['Asha', ''] });
  ravi = await house.applicant({ agencyUid, type, addedBy, name: ['Ravi', 'Deshpande'] });
  const draft = (applicantUid: string, tripUid: string | null) =>
    draftApplication(house.db, ananya, { applicantUid, visaDetails: germanTrip, tripUid });
  const first = await draft(ananya.applicantUid, null);
  applications = {
    ananya: first.applicationUid,
    asha: (await draft(asha, first.tripUid)).applicationUid,
    ravi: (await draft(ravi, first.tripUid)).applicationUid,
  };
});

const brings = async (document: ReturnType<typeof paper>, actor: Actor = ananya) => {
  answer = () => answered([document], 1);
  const facts = { applicantUid: ananya.applicantUid, applicationUid: applications.ananya, actor };
  return at.brings(await linesPdf(['a']), facts);
};
const papersOf = (applicantUid: string) => documentsOfApplicant(at.house.db, at.house.keys, ananya, applicantUid);
const settlesAmong = (applicantUid: string, count: number) =>
  vi.waitFor(
    async () => {
      const papers = await papersOf(applicantUid);
      expect(papers.map(({ state }) => state)).toEqual(Array(count).fill('checked'));
      return papers;
    },
    { timeout: 20_000 },
  );
const hasEnded = (docId: string) =>
  vi.waitFor(
    async () => {
      const row = await at.house.owner.get<{ n: number }>(sql`
        select count(*)::int as n from dbos.workflow_status where workflow_uuid like ${`readDocument:${docId}:%`} and status <> 'SUCCESS'`);
      expect(row.n).toBe(0);
    },
    { timeout: 20_000 },
  );
const trip = () => getTrip(at.house.db, at.house.keys, ananya, applications.ananya);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test('of one drop each paper goes to its person, visibly, and one move brings it back for good', async () => {
  await brings(statementOf('ASHA DESHPANDE'));
  const [moved] = await settlesAmong(asha, 1);
  expect(moved).toMatchObject({ applicantUid: asha, belonging: 'own', belongsTo: null, kind: 'Bank statement' });
  expect(await papersOf(ananya.applicantUid)).toEqual([]);
  const travellers = (await trip()).travellers;
  expect(travellers.map(({ application, documents }) => [application.applicantName, documents.length])).toEqual([
    ['Ananya Deshpande', 0],
    ['Asha', 1],
    ['Ravi Deshpande', 0],
  ]);
  expect(travellers[1]!.documents[0]).toMatchObject({
    docId: moved!.docId,
    fileName: 'papers.pdf',
    movedFrom: { applicantUid: ananya.applicantUid, name: 'Ananya Deshpande' },
  });
  expect(travellers[1]!.application).toMatchObject({ status: 'initiated', docIds: [moved!.docId] });

  const move = { docId: moved!.docId, applicantUid: asha, toApplicantUid: ananya.applicantUid };
  const back = await moveDocument(at.as(ananya), move);
  expect(back).toMatchObject({ applicantUid: ananya.applicantUid, belonging: 'unclear', belongsTo: null });
  await readAgain(at.house.db, { keys: at.house.keys, jobs: at.jobs }, ananya, {
    docId: back.docId,
    applicantUid: ananya.applicantUid,
  });
  await hasEnded(back.docId);
  expect(await papersOf(ananya.applicantUid)).toMatchObject([{ docId: back.docId, state: 'checked', belongsTo: null }]);
  expect(await papersOf(asha)).toEqual([]);
});

test('a ticket of several passengers is among the papers of each; a copy taken away does not come back', async () => {
  const docId = await brings(ticketOf('ANANYA DESHPANDE', 'ASHA DESHPANDE', 'RAVI DESHPANDE'));
  const [[hers], [his]] = [await settlesAmong(asha, 1), await settlesAmong(ravi, 1)];
  await at.settles(docId);
  expect(await papersOf(ananya.applicantUid)).toMatchObject([{ docId, belonging: 'own' }]);
  const travellers = (await trip()).travellers;
  expect(travellers.map(({ documents }) => documents.map(({ copyOf }) => copyOf))).toEqual([[null], [docId], [docId]]);
  expect(hers).toMatchObject({
    belonging: 'unclear',
    belongsTo: null,
    docFields: { passengerName: 'ANANYA DESHPANDE' },
  });

  await deleteDocument(at.house.db, at.house.keys, ananya, his!.docId);
  const again = { docId, applicantUid: ananya.applicantUid };
  await readAgain(at.house.db, { keys: at.house.keys, jobs: at.jobs }, ananya, again);
  await at.settles(docId);
  await hasEnded(docId);
  expect(await papersOf(ravi)).toEqual([]);
  expect((await papersOf(asha)).map((each) => each.docId)).toEqual([hers!.docId]);
});

test('a ticket of others alone leaves for them: one has it, the rest have copies', async () => {
  await brings(ticketOf('ASHA DESHPANDE', 'RAVI DESHPANDE'));
  const [[hers], [his]] = [await settlesAmong(asha, 1), await settlesAmong(ravi, 1)];
  expect(await papersOf(ananya.applicantUid)).toEqual([]);
  const [, second, third] = (await trip()).travellers;
  expect(second!.documents).toMatchObject([
    { docId: hers!.docId, copyOf: null, movedFrom: { name: 'Ananya Deshpande' } },
  ]);
  expect(third!.documents).toMatchObject([{ docId: his!.docId, copyOf: hers!.docId, movedFrom: null }]);
});

test('a booking that names one is given to the others by one word, once', async () => {
  const docId = await brings(ticketOf('ANANYA DESHPANDE'));
  await at.settles(docId);
  const sharing = { docId, applicantUid: ananya.applicantUid, toApplicantUids: [asha, ravi] };
  const copies = await shareDocument(at.as(ananya), sharing);
  expect(copies.map(({ applicantUid, belongsTo }) => [applicantUid, belongsTo])).toEqual([
    [asha, null],
    [ravi, null],
  ]);
  const again = await shareDocument(at.as(ananya), sharing);
  expect(again.map((each) => each.docId)).toEqual(copies.map((each) => each.docId));
  await deleteDocument(at.house.db, at.house.keys, ananya, copies[0]!.docId);
  const [anew] = await shareDocument(at.as(ananya), { ...sharing, toApplicantUids: [asha] });
  expect(await papersOf(asha)).toMatchObject([{ docId: anew!.docId }]);
});

test('what an agent brings, what fits two, and what names a stranger stays where it is', async () => {
  const { house } = at;
  const agent = at.agency.agent;
  const mine = await brings(statementOf('KAVITA MENON'));
  const two = await brings(statementOf('DESHPANDE'));
  await at.settles(mine, two);
  await Promise.all([hasEnded(mine), hasEnded(two)]);
  expect((await papersOf(ananya.applicantUid)).map((each) => each.docId).sort()).toEqual([mine, two].sort());
  await house.owner.run(sql`
    update applicant set agent_uid = ${agent.personUid} where realm_id = ${house.realmId} and applicant_uid in (${ananya.applicantUid}, ${ravi})`);
  await house.owner.run(sql`
    update application set agent_uid = ${agent.personUid}, version = version + 1
    where realm_id = ${house.realmId} and application_uid in (${applications.ananya}, ${applications.ravi})`);
  const his = await brings(statementOf('RAVI DESHPANDE'), agent);
  await at.settles(his);
  await hasEnded(his);
  expect(await papersOf(ravi)).toEqual([]);
});

test('nothing goes to a fellow traveller somebody else added, by itself or by hand', async () => {
  const { house } = at;
  const { agency_uid: agencyUid } = await house.owner.get<{ agency_uid: string }>(sql`
    select agency_uid from applicant where realm_id = ${house.realmId} and applicant_uid = ${asha}`);
  const meera = await house.applicant({ agencyUid, type: 'D2C', name: ['Meera', 'Iyer'] });
  await house.owner.run(sql`
    insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to)
    select realm_id, reference || 'X', trip_uid, ${meera}, agency_uid, visa_from, visa_to, nationality, visa_category, visa_type,
      travel_from, travel_to from application where realm_id = ${house.realmId} and application_uid = ${applications.ananya}`);
  const docId = await brings(statementOf('MEERA IYER'));
  await at.settles(docId);
  await hasEnded(docId);
  expect(await papersOf(ananya.applicantUid)).toMatchObject([{ docId, belongsTo: null }]);
  expect((await trip()).travellers.map(({ application }) => application.applicantName)).not.toContain('Meera Iyer');
  const given = { docId, applicantUid: ananya.applicantUid, toApplicantUids: [asha, meera] };
  expect(await codeOf(shareDocument(at.as(ananya), given))).toBe('record.notFound');
  expect(await papersOf(asha)).toEqual([]);
  expect(await codeOf(getTrip(house.db, house.keys, at.agency.agent, applications.ananya))).toBe('record.notFound');
});
