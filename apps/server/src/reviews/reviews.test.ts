import type { NewReview } from '@visawright/contract/application.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { getRecord } from '../applications/applications.queries.ts';
import { draftApplication } from '../applications/draft-application.ts';
import { updateApplication } from '../applications/update-application.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { changesOf, germanTrip, notificationsOf, openAgency, type OpenAgency } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { addReview } from './add-review.ts';
import { listReviews } from './list-reviews.ts';
import { sendForReview } from './send-for-review.ts';

let database: TestDatabase;
let house: House;
let here: OpenAgency;
let second: Actor;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  here = await openAgency(house);
  second = await house.person('reviewer', here.agencyUid);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const approved: NewReview = { verdict: 'approved', sections: [] };
const returned: NewReview = {
  verdict: 'returned',
  sections: [
    { section: 'journey', verdict: 'returned', reason: 'The dates differ from the ticket' },
    { section: 'work', verdict: 'approved' },
  ],
};
const send = (applicationUid: string, reviewers: readonly Actor[] = [here.reviewer], actor = here.agent) =>
  sendForReview(
    house.db,
    actor,
    applicationUid,
    reviewers.map(({ personUid }) => personUid),
  );
const review = (applicationUid: string, verdict: NewReview, actor = here.reviewer) =>
  addReview(house.db, actor, applicationUid, verdict);
const notFound = { code: 'record.notFound' };

test('only active reviewers of the agency or of the house can be asked, by who may send it', async () => {
  const { applicationUid } = await here.draft();
  const foreign = await house.person('reviewer', await house.agency());
  const gone = await house.person('reviewer', here.agencyUid);
  await house.owner.run(
    sql`update person set status = 'suspended' where realm_id = ${house.realmId} and person_uid = ${gone.personUid}`,
  );
  for (const asked of [foreign, gone, here.colleague])
    await expect(send(applicationUid, [here.reviewer, asked])).rejects.toMatchObject({
      code: 'review.reviewerUnknown',
    });
  await expect(send(applicationUid, [here.reviewer], here.colleague)).rejects.toMatchObject(notFound);
  const ofHouse = await house.person('reviewer', await house.agency('SUPER_ADMIN'));
  expect((await send(applicationUid, [ofHouse])).review.tasks).toMatchObject([{ reviewerUid: ofHouse.personUid }]);
});

test('a reviewer sees what was sent, from then on, and can say something only once', async () => {
  const { applicationUid } = await here.draft();
  await expect(getRecord(house.db, here.reviewer, applicationUid)).rejects.toMatchObject(notFound);
  await expect(review(applicationUid, approved)).rejects.toMatchObject(notFound);
  const sent = await send(applicationUid);
  expect(sent).toMatchObject({
    review: { state: 'requested', round: 1, tasks: [{ reviewerUid: here.reviewer.personUid, verdict: null }] },
    version: 2,
  });
  expect(sent.can).not.toContain('application.sendForReview');
  await expect(send(applicationUid)).rejects.toMatchObject({ code: 'review.alreadyRequested' });
  expect((await getRecord(house.db, here.reviewer, applicationUid)).can).toEqual([
    'application.read',
    'application.review',
  ]);
  const said = await review(applicationUid, approved);
  expect([said.review.state, said.can]).toEqual(['approved', ['application.read']]);
  await expect(review(applicationUid, approved)).rejects.toMatchObject({ code: 'review.notOpen' });
  expect(await notificationsOf(house, here.agent)).toMatchObject([
    { kind: 'reviewApproved', application_uid: applicationUid },
  ]);
});

test('a section the form does not have, or one named twice, is refused and nothing is decided', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid);
  const named = (...sections: string[]): NewReview => ({
    verdict: 'returned',
    sections: sections.map((section) => ({ section, verdict: 'returned', reason: 'Why' })),
  });
  await expect(review(applicationUid, named('journey', 'nowhere'))).rejects.toMatchObject({
    code: 'review.sectionUnknown',
  });
  await expect(review(applicationUid, named('journey', 'journey'))).rejects.toMatchObject({ code: 'input.invalid' });
  expect((await getRecord(house.db, here.reviewer, applicationUid)).review).toMatchObject({
    state: 'requested',
    sections: [],
  });
});

test('all must approve; the last one settles it', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid, [here.reviewer, second]);
  expect((await review(applicationUid, approved)).review.state).toBe('requested');
  expect((await review(applicationUid, approved, second)).review.state).toBe('approved');
});

test('one return sends it back section by section, takes the others off it, and tells the agent why', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid, [here.reviewer, second]);
  const back = await review(applicationUid, returned);
  expect(back.review).toMatchObject({
    state: 'returned',
    tasks: [{ reviewerUid: here.reviewer.personUid, verdict: 'returned' }],
    sections: [
      { section: 'journey', verdict: 'returned', reason: 'The dates differ from the ticket' },
      { section: 'work', verdict: 'approved', reason: null },
    ],
  });
  await expect(review(applicationUid, approved, second)).rejects.toMatchObject(notFound);
  expect((await notificationsOf(house, here.agent)).at(-1)).toMatchObject({
    kind: 'reviewReturned',
    application_uid: applicationUid,
    body: 'The dates differ from the ticket',
  });
  expect((await changesOf(house, applicationUid)).slice(1)).toMatchObject([
    { kind: 'reviewRequested' },
    { kind: 'reviewReturned', field: 'journey', reason: 'The dates differ from the ticket' },
  ]);
});

test('the next round begins empty; the older verdict is history', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid);
  await review(applicationUid, returned);
  const again = await send(applicationUid);
  expect(again.review).toMatchObject({ state: 'requested', round: 2, tasks: [{ verdict: null }], sections: [] });
  expect((await review(applicationUid, approved)).review).toMatchObject({ state: 'approved', round: 2 });
});

test('of two verdicts at once both count in turn, and the result is one of the two orders', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid, [here.reviewer, second]);
  const ends = await Promise.allSettled([review(applicationUid, approved), review(applicationUid, approved, second)]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect((await getRecord(house.db, here.agent, applicationUid)).review.state).toBe('approved');
});

test("without an agent the agency's people hear of it, for a direct applicant nobody does", async () => {
  const there = await openAgency(house);
  const free = await house.applicant({ agencyUid: there.agencyUid });
  const ours = await draftApplication(house.db, there.agency, { applicantUid: free, visaDetails: germanTrip });
  const direct = await house.applicant({ agencyUid: there.agencyUid, type: 'D2C' });
  const theirs = await draftApplication(house.db, there.agency, { applicantUid: direct, visaDetails: germanTrip });
  for (const { applicationUid } of [ours, theirs]) {
    await send(applicationUid, [there.reviewer], there.agency);
    await review(applicationUid, approved, there.reviewer);
  }
  expect(await notificationsOf(house, there.agency)).toMatchObject([
    { kind: 'reviewApproved', application_uid: ours.applicationUid },
  ]);
});

test('the queue is oldest request first; what is decided is apart; nobody else looks into it', async () => {
  const there = await openAgency(house);
  const made = [await there.draft(), await there.draft(), await there.draft()];
  for (const { applicationUid } of made.toReversed()) await send(applicationUid, [there.reviewer], there.agent);
  await review(made[2]!.applicationUid, returned, there.reviewer);
  const queue = async (query: object, actor = there.reviewer) => {
    const page = await listReviews(house.db, house.keys, actor, { reviewerUid: there.reviewer.personUid, ...query });
    return page.items.map(({ applicationUid }) => made.findIndex((each) => each.applicationUid === applicationUid));
  };
  expect(await queue({ queue: 'open' })).toEqual([1, 0]);
  expect(await queue({ queue: 'decided' })).toEqual([2]);
  expect(await queue({})).toEqual([2, 1, 0]);
  expect(await queue({ sort: 'created' })).toEqual([2, 1, 0]);
  await send(made[2]!.applicationUid, [there.reviewer], there.agent);
  expect(await queue({ queue: 'open' })).toEqual([1, 0, 2]);
  expect(await queue({ queue: 'decided' })).toEqual([]);
  expect(await queue({}, second)).toEqual([]);
  expect(await queue({}, there.agency)).toEqual([1, 0, 2]);
  expect(await queue({}, there.colleague)).toEqual([]);
  const first = await listReviews(house.db, house.keys, there.reviewer, {
    reviewerUid: there.reviewer.personUid,
    limit: '2',
  });
  expect(await queue({ limit: '2', cursor: first.nextCursor! })).toEqual([2]);
});

test('an edit after the approval lets it lapse, and the history says so', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid);
  await review(applicationUid, approved);
  const unchanged = await updateApplication(house.db, here.agent, applicationUid, { visaDetails: germanTrip });
  expect(unchanged.review.state).toBe('approved');
  const edited = await updateApplication(house.db, here.agent, applicationUid, {
    visaDetails: { ...germanTrip, nationality: 'Nepal' },
  });
  expect(edited.review.state).toBe('none');
  expect(edited.can).toContain('application.sendForReview');
  expect((await changesOf(house, applicationUid)).map(({ kind }) => kind)).toContain('approvalLapsed');
  expect((await send(applicationUid)).review).toMatchObject({ state: 'requested', round: 2 });
});
