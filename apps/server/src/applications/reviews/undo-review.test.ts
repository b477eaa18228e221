import type { NewReview } from '@visawright/contract/applications/application.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { getApplication } from '../records/applications.queries.ts';
import { updateApplication } from '../records/update-application.ts';
import { changesOf, createAgency, germanTrip, notificationsOf, type TestAgency } from '../../testing/test-agency.ts';
import { nothingToDecide, passUndoTime } from '../../testing/test-reviews.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { addReview } from './add-review.ts';
import { announceReviews } from './announce-reviews.ts';
import { sendForReview } from './send-for-review.ts';
import { undoReview } from './undo-review.ts';

let tenant: TestTenant;
let here: TestAgency;
let second: Actor;

beforeAll(async () => {
  tenant = await createTestTenant();
  here = await createAgency(tenant);
  second = await tenant.person('reviewer', here.agencyUid);
});
afterAll(() => tenant?.close());

const approved: NewReview = { verdict: 'approved', sections: [{ section: 'journey', verdict: 'approved' }] };
const returned: NewReview = {
  verdict: 'returned',
  sections: [{ section: 'journey', verdict: 'returned', reason: 'The dates differ' }],
};
const tooLate = { code: 'review.undoTooLate' };
const none = { reviewApproved: async () => undefined };

async function sent(reviewers: readonly Actor[] = [here.reviewer]): Promise<string> {
  const { applicationUid } = await here.draft();
  const reviewerUids = reviewers.map(({ personUid }) => personUid);
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, { reviewerUids });
  return applicationUid;
}
const decide = (applicationUid: string, review: NewReview, actor = here.reviewer) =>
  addReview(tenant.db, tenant.keys, actor, nothingToDecide, applicationUid, review);
const undo = async (applicationUid: string, actor = here.reviewer, version?: number) => {
  const now = version ?? (await getApplication(tenant.db, here.agent, applicationUid)).version;
  return undoReview(tenant.db, actor, { applicationUid, version: now });
};
const noticesOn = async (applicationUid: string) =>
  (await notificationsOf(tenant, here.agent)).filter((each) => each.application_uid === applicationUid);

test('undoes an approval: the review is open again and the agent is never notified', async () => {
  const applicationUid = await sent();
  await decide(applicationUid, approved);
  const open = await undo(applicationUid);
  expect(open.review).toMatchObject({
    state: 'requested',
    tasks: [{ verdict: null, decidedAt: null }],
    sections: [],
  });
  expect(open.can).toContain('application.review');
  await passUndoTime(tenant);
  expect(await noticesOn(applicationUid)).toEqual([]);
  expect((await changesOf(tenant, applicationUid)).map(({ kind }) => kind)).toEqual([
    'created',
    'reviewRequested',
    'reviewApproved',
    'reviewUndone',
  ]);
  expect((await decide(applicationUid, returned)).review.state).toBe('returned');
});

test('undoes a return and gives the review back to the other reviewers', async () => {
  const applicationUid = await sent([here.reviewer, second]);
  await decide(applicationUid, returned);
  await expect(getApplication(tenant.db, second, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
  await undo(applicationUid);
  expect((await getApplication(tenant.db, second, applicationUid)).can).toContain('application.review');
});

test('nobody else can undo it, and nobody twice', async () => {
  const applicationUid = await sent([here.reviewer, second]);
  await decide(applicationUid, approved);
  await expect(undo(applicationUid, second)).rejects.toMatchObject(tooLate);
  for (const actor of [here.agent, here.agency])
    await expect(undo(applicationUid, actor)).rejects.toMatchObject({ code: 'access.functionRefused' });
  const stranger = await tenant.person('reviewer', await tenant.agency());
  await expect(undo(applicationUid, stranger)).rejects.toMatchObject({ code: 'record.notFound' });
  await undo(applicationUid);
  await expect(undo(applicationUid)).rejects.toMatchObject(tooLate);
});

test('an offer to undo an older decision does not undo a newer one', async () => {
  const applicationUid = await sent();
  const { version } = await decide(applicationUid, approved);
  await undo(applicationUid);
  await decide(applicationUid, returned);
  await expect(undo(applicationUid, here.reviewer, version)).rejects.toMatchObject(tooLate);
  expect((await undo(applicationUid)).review.state).toBe('requested');
});

test('cannot be undone later; then the agent is notified once, without the reason', async () => {
  const applicationUid = await sent();
  await decide(applicationUid, { ...returned, note: 'Call me' });
  await announceReviews(tenant.worker, none);
  expect(await noticesOn(applicationUid)).toEqual([]);
  await passUndoTime(tenant);
  await announceReviews(tenant.worker, none);
  expect(await noticesOn(applicationUid)).toMatchObject([{ kind: 'reviewReturned', body: '' }]);
  await tenant.owner.run(sql`
    update review_task set decided_at = now() - interval '13 seconds'
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  await expect(undo(applicationUid)).rejects.toMatchObject(tooLate);
});

test('what follows from an approval waits until it can no longer be undone', async () => {
  const applicationUid = await sent();
  await decide(applicationUid, approved);
  const reviewApproved = vi.fn(async () => undefined);
  await announceReviews(tenant.worker, { reviewApproved });
  expect(reviewApproved).not.toHaveBeenCalled();
  await passUndoTime(tenant, { reviewApproved });
  expect(reviewApproved).toHaveBeenCalledExactlyOnceWith(expect.anything(), applicationUid);
});

test('cannot be undone once the application was edited, and the lapsed approval is not announced', async () => {
  const applicationUid = await sent();
  await decide(applicationUid, approved);
  const edited = await updateApplication(tenant.db, here.agent, applicationUid, {
    visaDetails: { ...germanTrip, nationality: 'Nepal' },
  });
  expect(edited.review).toMatchObject({ state: 'none', lapsedAt: expect.any(String) });
  await expect(undo(applicationUid)).rejects.toMatchObject(tooLate);
  await passUndoTime(tenant);
  expect(await noticesOn(applicationUid)).toEqual([]);
});
