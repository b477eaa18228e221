import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { changesOf, germanTrip, createAgency } from '../../testing/test-agency.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import type { SentApplication } from './compare-application.ts';
import { draftApplication } from '../lifecycle/draft-application.ts';
import { updateApplication } from './update-application.ts';

const tenant = await createTestTenant();
const here = await createAgency(tenant);
afterAll(() => tenant.close());

const update = (applicationUid: string, sent: SentApplication, actor = here.agent) =>
  updateApplication(tenant.db, actor, applicationUid, sent);
const later = { ...germanTrip, fromDate: '12/03/2027' };

test("returns 404 for another agency's application", async () => {
  const { applicationUid } = await here.draft();
  const stranger = await tenant.person('agency', await tenant.agency());
  for (const actor of [here.colleague, stranger])
    await expect(update(applicationUid, { visaDetails: later }, actor)).rejects.toMatchObject({
      code: 'record.notFound',
    });
  await expect(update(applicationUid, { visaDetails: later }, here.reviewer)).rejects.toMatchObject({
    code: 'access.functionRefused',
  });
});

test('rejects a stale version with the current record and the differences, and changes nothing', async () => {
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

test('rejects a changed read-only field by name', async () => {
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

test('ignores fields that changed because a fellow traveller joined', async () => {
  const read = await here.draft();
  await draftApplication(tenant.db, here.agent, {
    applicantUid: await tenant.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid }),
    visaDetails: germanTrip,
    tripUid: read.tripUid,
  });
  const saved = await update(read.applicationUid, { ...read, visaDetails: later });
  expect(saved).toMatchObject({ partySize: 2, visaDetails: later });
});

test('locks dates and everything else for everyone once form data is collected', async () => {
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

test("rejects another applicant's document or an unknown one without partial changes", async () => {
  const read = await here.draft();
  const mine = await tenant.document(here.applicantUid);
  const theirs = await tenant.document(await tenant.applicant({ agencyUid: here.agencyUid }));
  for (const docId of [theirs, randomUUID(), 'no-id'])
    await expect(update(read.applicationUid, { docIds: [mine, docId] })).rejects.toMatchObject({
      code: 'application.documentUnknown',
    });
  expect(await update(read.applicationUid, {})).toEqual(read);
});

test('changes nothing when sent back unchanged; a changed trip is a new version with updated facts', async () => {
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
    situations: [],
    isFormStarted: false,
    status: 'draft',
  });
  expect(await changesOf(tenant, read.applicationUid)).toMatchObject([
    { kind: 'created' },
    { kind: 'edited', field: 'visaDetails.fromDate', was: '10/03/2027', became: '12/03/2027' },
    { kind: 'edited', field: 'visaDetails.visaTo', was: 'Germany', became: 'Iceland' },
  ]);
});

test('moves a draft to initiated with its first document and preserves the document order', async () => {
  const read = await here.draft();
  const documents = await Promise.all([1, 2].map(() => tenant.document(here.applicantUid)));
  const started = await update(read.applicationUid, { docIds: documents });
  expect(started).toMatchObject({ status: 'initiated', docIds: documents, version: 2 });
  const turned = await update(read.applicationUid, { ...started, docIds: documents.toReversed() });
  expect(turned.docIds).toEqual(documents.toReversed());
  const emptied = await update(read.applicationUid, { ...turned, docIds: [] });
  expect(emptied).toMatchObject({ status: 'initiated', docIds: [] });
  const kinds = (await changesOf(tenant, read.applicationUid)).map(({ kind, became }) => [kind, became]);
  expect(kinds.slice(1)).toEqual([
    ['edited', '2'],
    ['moved', 'initiated'],
    ['edited', '2'],
    ['edited', '0'],
  ]);
});

test('lets one of two concurrent edits succeed', async () => {
  const read = await here.draft();
  const tries = ['11/03/2027', '12/03/2027'].map((fromDate) =>
    update(read.applicationUid, { ...read, visaDetails: { ...germanTrip, fromDate } }),
  );
  const ends = await Promise.allSettled(tries);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
