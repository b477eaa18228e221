import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql } from '../../../platform/db/db.ts';
import { draftApplication } from '../../../applications/lifecycle/draft-application.ts';
import { getTrip } from '../../trips/get-trip.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { germanTrip } from '../../../testing/test-agency.ts';
import { engineDocument, engineReading, engineValue } from '../../../testing/engine-reading.ts';
import { createReadingTenant, linesPdf, type ReadingTenant } from '../../../testing/reading-tenant.ts';
import { deleteDocument } from '../../editing/delete-document.ts';
import { listDocuments } from '../../records/list-documents.ts';
import { moveDocument } from '../../sharing/move-document.ts';
import { rereadDocument } from '../reread-document.ts';
import { shareDocument } from '../../sharing/share-document.ts';

let at: ReadingTenant;
let answer: (job: ReadJob) => DocumentReading;
let ananya: Actor & { applicantUid: string };
let asha: string;
let ravi: string;
let applications: Record<'ananya' | 'asha' | 'ravi', string>;

const statementOf = (name: string) =>
  engineDocument('Proof of Funds', 'Bank statement', [1], {
    values: { accountHolderName: engineValue(name, 1) },
    people: [{ name }],
  });
const ticketOf = (...names: string[]) =>
  engineDocument('Proof of Travel', 'Flight e-ticket or reservation', [1], {
    values: { passengerName: engineValue(names[0]!, 1) },
    people: names.map((name) => ({ name })),
  });

beforeAll(async () => {
  at = await createReadingTenant(async (job) => answer(job));
});
afterAll(() => at?.close());

// A trip of three per test: Ananya has the account; the others are travellers she added, one with a first name only.
beforeEach(async () => {
  const { tenant } = at;
  const agencyUid = await tenant.agency('AGENCY');
  const type = 'D2C';
  ananya = (await tenant.traveller({ agencyUid, type, name: ['Ananya', 'Deshpande'] })) as typeof ananya;
  const addedBy = ananya.applicantUid;
  asha = await tenant.applicant({ agencyUid, type, addedBy, name: ['Asha', ''] });
  ravi = await tenant.applicant({ agencyUid, type, addedBy, name: ['Ravi', 'Deshpande'] });
  const draft = (applicantUid: string, tripUid: string | null) =>
    draftApplication(tenant.db, ananya, { applicantUid, visaDetails: germanTrip, tripUid });
  const first = await draft(ananya.applicantUid, null);
  applications = {
    ananya: first.applicationUid,
    asha: (await draft(asha, first.tripUid)).applicationUid,
    ravi: (await draft(ravi, first.tripUid)).applicationUid,
  };
});

const brings = async (found: ReturnType<typeof engineDocument>, actor: Actor = ananya) => {
  answer = () => engineReading([found], 1);
  const facts = { applicantUid: ananya.applicantUid, applicationUid: applications.ananya, actor };
  return at.brings(await linesPdf(['a']), facts);
};
const foundDocuments = (applicantUid: string) => listDocuments(at.tenant.db, at.tenant.keys, ananya, applicantUid);
const settlesAmong = (applicantUid: string, count: number) =>
  vi.waitFor(
    async () => {
      const documents = await foundDocuments(applicantUid);
      expect(documents.map(({ state }) => state)).toEqual(Array(count).fill('checked'));
      return documents;
    },
    { timeout: 20_000 },
  );
const hasEnded = (docId: string) =>
  vi.waitFor(
    async () => {
      const row = await at.tenant.owner.get<{ n: number }>(sql`
        select count(*)::int as n from dbos.workflow_status where workflow_uuid like ${`readDocument:${docId}:%`} and status <> 'SUCCESS'`);
      expect(row.n).toBe(0);
    },
    { timeout: 20_000 },
  );
const trip = () => getTrip(at.tenant.db, at.tenant.keys, ananya, applications.ananya);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test('moves each document of one upload to its traveller, and a manual move back is final', async () => {
  await brings(statementOf('ASHA DESHPANDE'));
  const [moved] = await settlesAmong(asha, 1);
  expect(moved).toMatchObject({ applicantUid: asha, belonging: 'own', belongsTo: null, kind: 'Bank statement' });
  expect(await foundDocuments(ananya.applicantUid)).toEqual([]);
  const travellers = (await trip()).travellers;
  expect(travellers.map(({ application, documents }) => [application.applicantName, documents.length])).toEqual([
    ['Ananya Deshpande', 0],
    ['Asha', 1],
    ['Ravi Deshpande', 0],
  ]);
  expect(travellers[1]!.documents[0]).toMatchObject({
    docId: moved!.docId,
    fileName: 'documents.pdf',
    movedFrom: { applicantUid: ananya.applicantUid, name: 'Ananya Deshpande' },
  });
  expect(travellers[1]!.application).toMatchObject({ status: 'initiated', docIds: [moved!.docId] });

  const move = { docId: moved!.docId, applicantUid: asha, toApplicantUid: ananya.applicantUid };
  const back = await moveDocument(at.as(ananya), move);
  expect(back).toMatchObject({ applicantUid: ananya.applicantUid, belonging: 'unclear', belongsTo: null });
  await rereadDocument(at.tenant.db, { keys: at.tenant.keys, jobs: at.jobs }, ananya, {
    docId: back.docId,
    applicantUid: ananya.applicantUid,
  });
  await hasEnded(back.docId);
  expect(await foundDocuments(ananya.applicantUid)).toMatchObject([
    { docId: back.docId, state: 'checked', belongsTo: null },
  ]);
  expect(await foundDocuments(asha)).toEqual([]);
});

test('copies a ticket to every passenger; a deleted copy does not come back', async () => {
  const docId = await brings(ticketOf('ANANYA DESHPANDE', 'ASHA DESHPANDE', 'RAVI DESHPANDE'));
  const [[hers], [his]] = [await settlesAmong(asha, 1), await settlesAmong(ravi, 1)];
  await at.settles(docId);
  expect(await foundDocuments(ananya.applicantUid)).toMatchObject([{ docId, belonging: 'own' }]);
  const travellers = (await trip()).travellers;
  expect(travellers.map(({ documents }) => documents.map(({ copyOf }) => copyOf))).toEqual([[null], [docId], [docId]]);
  expect(hers).toMatchObject({
    belonging: 'unclear',
    belongsTo: null,
    docFields: { passengerName: 'ANANYA DESHPANDE' },
  });

  await deleteDocument(at.tenant.db, at.tenant.keys, ananya, his!.docId);
  const again = { docId, applicantUid: ananya.applicantUid };
  await rereadDocument(at.tenant.db, { keys: at.tenant.keys, jobs: at.jobs }, ananya, again);
  await at.settles(docId);
  await hasEnded(docId);
  expect(await foundDocuments(ravi)).toEqual([]);
  expect((await foundDocuments(asha)).map((each) => each.docId)).toEqual([hers!.docId]);
});

test('moves a ticket of other travellers to one and copies it to the rest', async () => {
  await brings(ticketOf('ASHA DESHPANDE', 'RAVI DESHPANDE'));
  const [[hers], [his]] = [await settlesAmong(asha, 1), await settlesAmong(ravi, 1)];
  expect(await foundDocuments(ananya.applicantUid)).toEqual([]);
  const [, second, third] = (await trip()).travellers;
  expect(second!.documents).toMatchObject([
    { docId: hers!.docId, copyOf: null, movedFrom: { name: 'Ananya Deshpande' } },
  ]);
  expect(third!.documents).toMatchObject([{ docId: his!.docId, copyOf: hers!.docId, movedFrom: null }]);
});

test('copies a booking to further travellers on request, once', async () => {
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
  await deleteDocument(at.tenant.db, at.tenant.keys, ananya, copies[0]!.docId);
  const [anew] = await shareDocument(at.as(ananya), { ...sharing, toApplicantUids: [asha] });
  expect(await foundDocuments(asha)).toMatchObject([{ docId: anew!.docId }]);
});

test('leaves documents uploaded by an agent, matching two travellers or naming a stranger', async () => {
  const { tenant } = at;
  const agent = at.agency.agent;
  const mine = await brings(statementOf('KAVITA MENON'));
  const two = await brings(statementOf('DESHPANDE'));
  await at.settles(mine, two);
  await Promise.all([hasEnded(mine), hasEnded(two)]);
  expect((await foundDocuments(ananya.applicantUid)).map((each) => each.docId).sort()).toEqual([mine, two].sort());
  await tenant.owner.run(sql`
    update applicant set agent_uid = ${agent.personUid}
    where realm_id = ${tenant.realmId} and applicant_uid in (${ananya.applicantUid}, ${ravi})`);
  await tenant.owner.run(sql`
    update application set agent_uid = ${agent.personUid}, version = version + 1
    where realm_id = ${tenant.realmId} and application_uid in (${applications.ananya}, ${applications.ravi})`);
  const his = await brings(statementOf('RAVI DESHPANDE'), agent);
  await at.settles(his);
  await hasEnded(his);
  expect(await foundDocuments(ravi)).toEqual([]);
});

test('assigns nothing to a traveller added by somebody else', async () => {
  const { tenant } = at;
  const { agency_uid: agencyUid } = await tenant.owner.get<{ agency_uid: string }>(sql`
    select agency_uid from applicant where realm_id = ${tenant.realmId} and applicant_uid = ${asha}`);
  const meera = await tenant.applicant({ agencyUid, type: 'D2C', name: ['Meera', 'Iyer'] });
  await tenant.owner.run(sql`
    insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to)
    select realm_id, reference || 'X', trip_uid, ${meera}, agency_uid, visa_from, visa_to, nationality, visa_category, visa_type,
      travel_from, travel_to from application where realm_id = ${tenant.realmId} and application_uid = ${applications.ananya}`);
  const docId = await brings(statementOf('MEERA IYER'));
  await at.settles(docId);
  await hasEnded(docId);
  expect(await foundDocuments(ananya.applicantUid)).toMatchObject([{ docId, belongsTo: null }]);
  expect((await trip()).travellers.map(({ application }) => application.applicantName)).not.toContain('Meera Iyer');
  const given = { docId, applicantUid: ananya.applicantUid, toApplicantUids: [asha, meera] };
  expect(await codeOf(shareDocument(at.as(ananya), given))).toBe('record.notFound');
  expect(await foundDocuments(asha)).toEqual([]);
  expect(await codeOf(getTrip(tenant.db, tenant.keys, at.agency.agent, applications.ananya))).toBe('record.notFound');
});
