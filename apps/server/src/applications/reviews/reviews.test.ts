import type { NewReview } from '@visawright/contract/applications/application.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { getReasons } from '../reasons/get-reasons.ts';
import { getApplication } from '../records/applications.queries.ts';
import { draftApplication } from '../lifecycle/draft-application.ts';
import { updateApplication } from '../records/update-application.ts';
import { changesOf, germanTrip, notificationsOf, createAgency, type TestAgency } from '../../testing/test-agency.ts';
import { nothingToDecide, passUndoTime } from '../../testing/test-reviews.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { addReview } from './add-review.ts';
import { listReviews } from './list-reviews.ts';
import { sendForReview } from './send-for-review.ts';

let tenant: TestTenant;
let here: TestAgency;
let second: Actor;

beforeAll(async () => {
  tenant = await createTestTenant();
  here = await createAgency(tenant);
  second = await tenant.person('reviewer', here.agencyUid);
});
afterAll(() => tenant?.close());

const approved: NewReview = { verdict: 'approved', sections: [] };
const returned: NewReview = {
  verdict: 'returned',
  sections: [
    { section: 'journey', verdict: 'returned', reason: 'The dates differ from the ticket' },
    { section: 'work', verdict: 'approved' },
  ],
};
const send = (applicationUid: string, reviewers: readonly Actor[] = [here.reviewer], actor = here.agent) =>
  sendForReview(tenant.db, tenant.keys, actor, nothingToDecide, applicationUid, {
    reviewerUids: reviewers.map(({ personUid }) => personUid),
  });
const review = (applicationUid: string, verdict: NewReview, actor = here.reviewer) =>
  addReview(tenant.db, tenant.keys, actor, nothingToDecide, applicationUid, verdict);
const notFound = { code: 'record.notFound' };

test('accepts only active reviewers of the agency or the platform agency, from someone who may send it', async () => {
  const { applicationUid } = await here.draft();
  const foreign = await tenant.person('reviewer', await tenant.agency());
  const gone = await tenant.person('reviewer', here.agencyUid);
  await tenant.owner.run(
    sql`update person set status = 'suspended' where realm_id = ${tenant.realmId} and person_uid = ${gone.personUid}`,
  );
  for (const asked of [foreign, gone, here.colleague])
    await expect(send(applicationUid, [here.reviewer, asked])).rejects.toMatchObject({
      code: 'review.reviewerUnknown',
    });
  await expect(send(applicationUid, [here.reviewer], here.colleague)).rejects.toMatchObject(notFound);
  const ofTenant = await tenant.person('reviewer', await tenant.agency('SUPER_ADMIN'));
  expect((await send(applicationUid, [ofTenant])).review.tasks).toMatchObject([{ reviewerUid: ofTenant.personUid }]);
});

test('shows a reviewer what was sent and accepts one verdict', async () => {
  const { applicationUid } = await here.draft();
  await expect(getApplication(tenant.db, here.reviewer, applicationUid)).rejects.toMatchObject(notFound);
  await expect(review(applicationUid, approved)).rejects.toMatchObject(notFound);
  const sent = await send(applicationUid);
  expect(sent).toMatchObject({
    review: { state: 'requested', round: 1, tasks: [{ reviewerUid: here.reviewer.personUid, verdict: null }] },
    version: 2,
  });
  expect(sent.can).not.toContain('application.sendForReview');
  await expect(send(applicationUid)).rejects.toMatchObject({ code: 'review.alreadyRequested' });
  expect((await getApplication(tenant.db, here.reviewer, applicationUid)).can).toEqual([
    'application.read',
    'application.review',
  ]);
  const output = await review(applicationUid, approved);
  expect([output.review.state, output.can]).toEqual(['approved', ['application.read']]);
  await expect(review(applicationUid, approved)).rejects.toMatchObject({ code: 'review.notOpen' });
  await passUndoTime(tenant);
  expect(await notificationsOf(tenant, here.agent)).toMatchObject([
    { kind: 'reviewApproved', application_uid: applicationUid },
  ]);
});

test('rejects an unknown or repeated section and decides nothing', async () => {
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
  expect((await getApplication(tenant.db, here.reviewer, applicationUid)).review).toMatchObject({
    state: 'requested',
    sections: [],
  });
});

test('approves when the last reviewer has approved', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid, [here.reviewer, second]);
  expect((await review(applicationUid, approved)).review.state).toBe('requested');
  expect((await review(applicationUid, approved, second)).review.state).toBe('approved');
});

test('returns it section by section, withdraws the other reviewers and notifies the agent', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid, [here.reviewer, second]);
  const back = await review(applicationUid, returned);
  expect(back.review).toMatchObject({
    state: 'returned',
    tasks: [{ reviewerUid: here.reviewer.personUid, verdict: 'returned' }],
    sections: [
      { section: 'journey', verdict: 'returned' },
      { section: 'work', verdict: 'approved' },
    ],
  });
  expect(back.hasReasons).toBe(true);
  expect(await getReasons(tenant.db, tenant.keys, here.agent, applicationUid)).toEqual({
    requestReason: null,
    tasks: [],
    sections: [
      { section: 'journey', reviewerUid: here.reviewer.personUid, reason: 'The dates differ from the ticket' },
    ],
    outcomeReason: null,
  });
  await expect(review(applicationUid, approved, second)).rejects.toMatchObject(notFound);
  await passUndoTime(tenant);
  expect((await notificationsOf(tenant, here.agent)).at(-1)).toMatchObject({
    kind: 'reviewReturned',
    application_uid: applicationUid,
    body: '',
  });
  expect((await changesOf(tenant, applicationUid)).slice(1)).toMatchObject([
    { kind: 'reviewRequested' },
    { kind: 'reviewReturned', field: 'journey', reason: 'The dates differ from the ticket' },
  ]);
});

test('starts the next round empty and keeps the older verdict in the history', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid);
  await review(applicationUid, returned);
  const again = await send(applicationUid);
  expect(again.review).toMatchObject({ state: 'requested', round: 2, tasks: [{ verdict: null }], sections: [] });
  expect((await review(applicationUid, approved)).review).toMatchObject({ state: 'approved', round: 2 });
});

test('counts two concurrent verdicts one after the other', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid, [here.reviewer, second]);
  const ends = await Promise.allSettled([review(applicationUid, approved), review(applicationUid, approved, second)]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect((await getApplication(tenant.db, here.agent, applicationUid)).review.state).toBe('approved');
});

test("notifies the agency's staff when there is no agent, and nobody for a direct applicant", async () => {
  const there = await createAgency(tenant);
  const free = await tenant.applicant({ agencyUid: there.agencyUid });
  const ours = await draftApplication(tenant.db, there.agency, { applicantUid: free, visaDetails: germanTrip });
  const direct = await tenant.applicant({ agencyUid: there.agencyUid, type: 'D2C' });
  const theirs = await draftApplication(tenant.db, there.agency, { applicantUid: direct, visaDetails: germanTrip });
  for (const { applicationUid } of [ours, theirs]) {
    await send(applicationUid, [there.reviewer], there.agency);
    await review(applicationUid, approved, there.reviewer);
  }
  await passUndoTime(tenant);
  expect(await notificationsOf(tenant, there.agency)).toMatchObject([
    { kind: 'reviewApproved', application_uid: ours.applicationUid },
  ]);
});

test('lists open reviews oldest first, separate from decided ones, to the reviewer only', async () => {
  const there = await createAgency(tenant);
  const made = [await there.draft(), await there.draft(), await there.draft()];
  for (const { applicationUid } of made.toReversed()) await send(applicationUid, [there.reviewer], there.agent);
  await review(made[2]!.applicationUid, returned, there.reviewer);
  const queue = async (query: object, actor = there.reviewer) => {
    const page = await listReviews(tenant.db, tenant.keys, actor, { reviewerUid: there.reviewer.personUid, ...query });
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
  const first = await listReviews(tenant.db, tenant.keys, there.reviewer, {
    reviewerUid: there.reviewer.personUid,
    limit: '2',
  });
  expect(await queue({ limit: '2', cursor: first.nextCursor! })).toEqual([2]);
});

test('drops the approval after an edit and logs it', async () => {
  const { applicationUid } = await here.draft();
  await send(applicationUid);
  await review(applicationUid, approved);
  const unchanged = await updateApplication(tenant.db, here.agent, applicationUid, { visaDetails: germanTrip });
  expect(unchanged.review.state).toBe('approved');
  const edited = await updateApplication(tenant.db, here.agent, applicationUid, {
    visaDetails: { ...germanTrip, nationality: 'Nepal' },
  });
  expect(edited.review.state).toBe('none');
  expect(edited.can).toContain('application.sendForReview');
  expect((await changesOf(tenant, applicationUid)).map(({ kind }) => kind)).toContain('approvalLapsed');
  expect((await send(applicationUid)).review).toMatchObject({ state: 'requested', round: 2 });
});
