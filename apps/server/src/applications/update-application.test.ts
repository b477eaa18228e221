import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { changesOf, germanTrip, openAgency, type OpenAgency } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import type { SentApplication } from './differences.ts';
import { draftApplication } from './draft-application.ts';
import { updateApplication } from './update-application.ts';

let database: TestDatabase;
let house: House;
let here: OpenAgency;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  here = await openAgency(house);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const update = (applicationUid: string, sent: SentApplication, actor = here.agent) =>
  updateApplication(house.db, actor, applicationUid, sent);
const later = { ...germanTrip, fromDate: '12/03/2027' };

test("somebody else's application cannot be changed: it is as if it were not there", async () => {
  const { applicationUid } = await here.draft();
  const stranger = await house.person('agency', await house.agency());
  for (const actor of [here.colleague, stranger])
    await expect(update(applicationUid, { visaDetails: later }, actor)).rejects.toMatchObject({
      code: 'record.notFound',
    });
  await expect(update(applicationUid, { visaDetails: later }, here.reviewer)).rejects.toMatchObject({
    code: 'access.functionRefused',
  });
});

test('a stale version hears what stands now and where it differs, and changes nothing', async () => {
  const read = await here.draft();
  const theirs = await update(read.applicationUid, { ...read, visaDetails: later });
  const stale = { ...read, visaDetails: { ...germanTrip, toDate: '25/03/2027' } };
  const refusal = {
    code: 'application.versionStale',
    details: {
      current: theirs,
      differs: [
        { field: 'visaDetails.fromDate', yours: '10/03/2027', theirs: '12/03/2027' },
        { field: 'visaDetails.toDate', yours: '25/03/2027', theirs: '20/03/2027' },
      ],
    },
  };
  await expect(update(read.applicationUid, stale)).rejects.toMatchObject(refusal);
  const { version: _none, ...unversioned } = stale;
  await expect(update(read.applicationUid, unversioned)).rejects.toMatchObject(refusal);
});

test('a read-only field that was changed is refused by name', async () => {
  const read = await here.draft();
  const wrong: SentApplication[] = [
    { status: 'submitted' },
    { agentId: here.colleague.personUid },
    { agencyUid: randomUUID() },
    { visaAllocationStatus: 'APPROVED' },
    { review: { ...read.review, state: 'approved' } },
    { applicantName: 'Someone Else' },
    { can: [] },
  ];
  for (const change of wrong)
    await expect(update(read.applicationUid, { ...read, ...change })).rejects.toMatchObject({
      code: 'application.fieldReadOnly',
      details: { field: Object.keys(change)[0] },
    });
});

test('a fellow traveller who joined meanwhile refuses nothing', async () => {
  const read = await here.draft();
  await draftApplication(house.db, here.agent, {
    applicantUid: await house.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid }),
    visaDetails: germanTrip,
    tripUid: read.tripUid,
  });
  const saved = await update(read.applicationUid, { ...read, visaDetails: later });
  expect(saved).toMatchObject({ partySize: 2, visaDetails: later });
});

test('once the form data is collected the dates are locked and the rest is closed, whoever asks', async () => {
  for (const status of ['form-data-collected', 'package-ready', 'online-form-completed', 'submitted'] as const) {
    const { applicationUid } = await here.at(status);
    await expect(update(applicationUid, { visaDetails: later })).rejects.toMatchObject({
      code: 'application.datesLocked',
    });
    const elsewhere = { ...germanTrip, visaTo: 'Japan' };
    await expect(update(applicationUid, { visaDetails: elsewhere })).rejects.toMatchObject({
      code: 'application.notEditable',
    });
  }
});

test("a paper that is another applicant's, or nobody's, is refused and nothing stays half done", async () => {
  const read = await here.draft();
  const mine = await house.document(here.applicantUid);
  const theirs = await house.document(await house.applicant({ agencyUid: here.agencyUid }));
  for (const docId of [theirs, randomUUID(), 'no-id'])
    await expect(update(read.applicationUid, { docIds: [mine, docId] })).rejects.toMatchObject({
      code: 'application.documentUnknown',
    });
  expect(await update(read.applicationUid, {})).toEqual(read);
});

test('the object as it was read changes nothing; a changed trip is a new version with everything that follows from it', async () => {
  const read = await here.draft();
  expect(await update(read.applicationUid, read)).toEqual(read);
  const changed = await update(read.applicationUid, {
    ...read,
    visaDetails: { ...germanTrip, fromDate: '12/03/2027', visaTo: 'Iceland' },
  });
  expect(changed).toMatchObject({
    version: 2,
    destinationId: null,
    lodgeBy: null,
    documentsNeeded: 0,
    status: 'draft',
  });
  expect(await changesOf(house, read.applicationUid)).toMatchObject([
    { kind: 'created' },
    { kind: 'edited', field: 'visaDetails.fromDate', was: '10/03/2027', became: '12/03/2027' },
    { kind: 'edited', field: 'visaDetails.visaTo', was: 'Germany', became: 'Iceland' },
  ]);
});

test('the first document begins the work, in the order the papers were given', async () => {
  const read = await here.draft();
  const papers = await Promise.all([1, 2].map(() => house.document(here.applicantUid)));
  const begun = await update(read.applicationUid, { docIds: papers });
  expect(begun).toMatchObject({ status: 'initiated', docIds: papers, version: 2 });
  const turned = await update(read.applicationUid, { ...begun, docIds: papers.toReversed() });
  expect(turned.docIds).toEqual(papers.toReversed());
  const emptied = await update(read.applicationUid, { ...turned, docIds: [] });
  expect(emptied).toMatchObject({ status: 'initiated', docIds: [] });
  const kinds = (await changesOf(house, read.applicationUid)).map(({ kind, became }) => [kind, became]);
  expect(kinds.slice(1)).toEqual([
    ['edited', '2'],
    ['moved', 'initiated'],
    ['edited', '2'],
    ['edited', '0'],
  ]);
});

test('of two who change the same version at once, one succeeds', async () => {
  const read = await here.draft();
  const tries = ['11/03/2027', '12/03/2027'].map((fromDate) =>
    update(read.applicationUid, { ...read, visaDetails: { ...germanTrip, fromDate } }),
  );
  const ends = await Promise.allSettled(tries);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
