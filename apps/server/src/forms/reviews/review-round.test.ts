import type { NewReview, ReviewRequest } from '@visawright/contract/applications/application.ts';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import type { ReadReviewContent } from '../../applications/reviews/review-content.ts';
import { getReasons } from '../../applications/reasons/get-reasons.ts';
import { addReview } from '../../applications/reviews/add-review.ts';
import { sendForReview } from '../../applications/reviews/send-for-review.ts';
import { bulkApplications } from '../../applications/bulk/bulk-applications.ts';
import { changesOf } from '../../testing/test-agency.ts';
import { createFormTenant } from '../../testing/form-tenant.ts';
import { getReviewRound } from './get-review-round.ts';
import { readReviewContent } from './read-review-content.ts';

const { tenant, here, close } = await createFormTenant();
afterAll(close);

const content: ReadReviewContent = (tx, actor, uid) => readReviewContent(tx, tenant.keys, actor, uid);
const reason = 'The employer sends the letter tomorrow';

async function started(details = {}): Promise<string> {
  const applicantUid = await tenant.applicant({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { docId } = await here.passport(applicantUid);
  return (await here.begin(here.agent, applicantUid, [docId], details)).applicationUid;
}
const send = (applicationUid: string, more: Partial<ReviewRequest> = { reason }) =>
  sendForReview(tenant.db, tenant.keys, here.agent, content, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
    ...more,
  });
const decide = (applicationUid: string, review: NewReview) =>
  addReview(tenant.db, tenant.keys, here.reviewer, content, applicationUid, review);
const round = (applicationUid: string, actor = here.reviewer) =>
  getReviewRound(tenant.db, tenant.keys, actor, applicationUid);

async function approval(applicationUid: string, more: Partial<NewReview> = {}): Promise<NewReview> {
  const { sections } = await round(applicationUid);
  const open = sections.filter(({ isOpen }) => isOpen);
  return {
    verdict: 'approved',
    sections: open.map(({ section }) => ({ section, verdict: 'approved' })),
    approvalReason: 'The missing documents were seen by phone',
    ...more,
  };
}
async function returnOne(applicationUid: string, section: string): Promise<void> {
  const { sections } = await approval(applicationUid);
  await decide(applicationUid, {
    verdict: 'returned',
    sections: sections.map((each) =>
      each.section === section ? { section, verdict: 'returned', reason: 'Number differs' } : each,
    ),
  });
}

test('an incomplete form is sent only with a reason, which the reviewer sees', async () => {
  const applicationUid = await started();
  const { missing } = await round(applicationUid, here.agent);
  expect(missing).toBeGreaterThan(0);
  await expect(send(applicationUid, {})).rejects.toMatchObject({ code: 'review.incomplete', details: { missing } });
  expect(await send(applicationUid)).toMatchObject({ review: { state: 'requested' }, hasReasons: true });
  expect(await getReasons(tenant.db, tenant.keys, here.reviewer, applicationUid)).toMatchObject({
    requestReason: reason,
  });
  expect((await changesOf(tenant, applicationUid)).at(-1)).toMatchObject({ kind: 'reviewRequested', reason });
});

test('in bulk an incomplete form is refused by itself unless a reason is given', async () => {
  const applicationUid = await started();
  const order = {
    action: 'sendForReview' as const,
    applicationUids: [applicationUid],
    reviewerUids: [here.reviewer.personUid],
  };
  const bulk = (more: object) => bulkApplications(tenant.db, tenant.keys, here.agent, content, { ...order, ...more });
  expect(await bulk({})).toMatchObject({ done: 0, failed: [{ applicationUid, code: 'review.incomplete' }] });
  expect(await bulk({ reason })).toEqual({ done: 1, failed: [] });
});

test('approves only when every open section is decided, and with blocking findings only with a reason', async () => {
  const applicationUid = await started();
  await send(applicationUid);
  const { sections, blocking } = await round(applicationUid);
  expect(sections.every(({ isOpen, last }) => isOpen && last === null)).toBe(true);
  expect(sections.map(({ section }) => section)).not.toContain('guardian'); // no question for an adult
  expect(blocking).toBeGreaterThan(0);
  await expect(decide(applicationUid, { verdict: 'approved', sections: [] })).rejects.toMatchObject({
    code: 'review.sectionsUndecided',
    details: { sections: sections.map(({ section }) => section) },
  });
  const all = await approval(applicationUid);
  const allButOne = { ...all, sections: all.sections.slice(1) };
  await expect(decide(applicationUid, allButOne)).rejects.toMatchObject({
    code: 'review.sectionsUndecided',
    details: { sections: [sections[0]!.section] },
  });
  const { approvalReason, ...silent } = all;
  await expect(decide(applicationUid, silent)).rejects.toMatchObject({
    code: 'review.reasonNeeded',
    details: { blocking },
  });
  expect((await decide(applicationUid, all)).review).toMatchObject({
    state: 'approved',
    tasks: [{ verdict: 'approved' }],
  });
  const { tasks } = await getReasons(tenant.db, tenant.keys, here.agent, applicationUid);
  expect(tasks).toEqual([{ reviewerUid: here.reviewer.personUid, note: null, approvalReason }]);
  expect((await changesOf(tenant, applicationUid)).at(-1)).toMatchObject({
    kind: 'reviewApproved',
    reason: approvalReason,
  });
});

test('a returned section needs a changed answer or a reply before it is sent again', async () => {
  const applicationUid = await started();
  await send(applicationUid);
  await returnOne(applicationUid, 'document');
  const unanswered = { code: 'review.unanswered', details: { sections: ['document'] } };
  await expect(send(applicationUid)).rejects.toMatchObject(unanswered);
  const elsewhere = { reason, replies: [{ section: 'identity', text: 'Right as it is' }] };
  await expect(send(applicationUid, elsewhere)).rejects.toMatchObject(unanswered);
  await send(applicationUid, { reason, replies: [{ section: 'document', text: 'It is right, see page 2' }] });
  const { sections } = await round(applicationUid);
  expect(sections.filter(({ isOpen }) => isOpen)).toMatchObject([
    {
      section: 'document',
      isChanged: false,
      last: {
        verdict: 'returned',
        reason: 'Number differs',
        round: 1,
        reviewerName: expect.stringMatching('reviewer'),
      },
      reply: { text: 'It is right, see page 2', personName: expect.stringMatching('agent') },
      changes: [],
    },
  ]);
  expect((await changesOf(tenant, applicationUid)).map(({ kind }) => kind)).toContain('reviewReplied');
});

test('the second round opens what was returned or changed, with the answers before and after', async () => {
  const applicationUid = await started();
  await send(applicationUid);
  await returnOne(applicationUid, 'document');
  await here.write(here.agent, applicationUid, { passportNumber: 'K7654321' });
  await send(applicationUid);
  const { sections } = await round(applicationUid);
  const [open, ...others] = sections.filter(({ isOpen }) => isOpen);
  expect(others).toEqual([]);
  expect(open).toMatchObject({
    section: 'document',
    isChanged: true,
    reply: null,
    changes: [{ field: 'passportNumber', before: 'K1234567', after: 'K7654321' }],
  });
  const approved = sections.filter(({ isOpen }) => !isOpen);
  expect(approved.length).toBeGreaterThan(5);
  expect(approved.every(({ last }) => last?.verdict === 'approved' && last.round === 1)).toBe(true);
  const done = await decide(applicationUid, await approval(applicationUid));
  expect(done.review.sections).toMatchObject([{ section: 'document', verdict: 'approved' }]);
});

test('after an approval lapsed, only the edited section is open, however many rounds ago the others were approved', async () => {
  const applicationUid = await started();
  await send(applicationUid);
  await returnOne(applicationUid, 'document');
  await send(applicationUid, { reason, replies: [{ section: 'document', text: 'Right' }] });
  await decide(applicationUid, await approval(applicationUid));
  await here.write(here.agent, applicationUid, { surnameAtBirth: 'Rao' });
  const sent = await send(applicationUid);
  expect(sent.review).toMatchObject({ round: 3, lapsedAt: null });
  const { sections } = await round(applicationUid);
  expect(sections.filter(({ isOpen }) => isOpen).map(({ section }) => section)).toEqual(['identity']);
});

test('a section left undecided by a return stays open', async () => {
  const applicationUid = await started();
  await send(applicationUid);
  await decide(applicationUid, {
    verdict: 'returned',
    sections: [{ section: 'document', verdict: 'returned', reason: 'Number differs' }],
  });
  await send(applicationUid, { reason, replies: [{ section: 'document', text: 'Right' }] });
  expect((await round(applicationUid)).sections.every(({ isOpen }) => isOpen)).toBe(true);
});

test('an application without a form is decided as a whole', async () => {
  const applicationUid = await started({ visaTo: 'Iceland' });
  await send(applicationUid, {});
  expect((await round(applicationUid)).sections).toMatchObject([{ section: 'application', isOpen: true }]);
  await expect(decide(applicationUid, { verdict: 'approved', sections: [] })).rejects.toMatchObject({
    code: 'review.sectionsUndecided',
  });
  const sections = [{ section: 'application', verdict: 'returned' as const, reason: 'Why Iceland?' }];
  await decide(applicationUid, { verdict: 'returned', sections });
  await expect(send(applicationUid, {})).rejects.toMatchObject({ code: 'review.unanswered' });
  await send(applicationUid, { replies: [{ section: 'application', text: 'A wedding' }] });
});

test("is 'not found' for anyone who cannot read the application, and stores answers encrypted", async () => {
  const applicationUid = await started();
  await expect(round(applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
  await send(applicationUid);
  await returnOne(applicationUid, 'document');
  const { answers } = await tenant.owner.get<{ answers: Buffer }>(sql`
    select answers from review_section where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}
      and section = 'document'`);
  expect(answers.toString('latin1')).not.toContain('K1234567');
});
