import { randomUUID } from 'node:crypto';
import { staffOperations } from '@visawright/contract/operations/staff.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { chooseAgents } from '../agents/choose-agents.ts';
import { suspendAgent } from '../../applications/handover/suspend-agent.ts';
import { bulkApplications } from '../../applications/bulk/bulk-applications.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { chooseReviewers } from '../reviewers/choose-reviewers.ts';
import { suspendReviewer } from '../../applications/handover/suspend-reviewer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';
import { changesOf } from '../../testing/test-agency.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { listStaff } from './list-staff.ts';
import { reinstateStaff } from './reinstate-staff.ts';

let database: TestDatabase;
let tenant: TestTenant;
let jobs: Jobs;
let agencyUid: string;
let agency: Actor;
let rival: Actor;
let admin: Actor;
let platformAgencyUid: string;

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  jobs = await openJobs(database.apiUrl, pino({ level: 'silent' }));
  platformAgencyUid = await tenant.agency('SUPER_ADMIN');
  agencyUid = await tenant.agency();
  agency = await tenant.person('agency', agencyUid);
  rival = await tenant.person('agency', await tenant.agency());
  admin = await tenant.person('admin');
});

afterAll(async () => {
  await jobs?.close();
  await tenant?.close();
  await database?.drop();
});

const as = (actor: Actor) => ({ actor, db: tenant.db, parts: { jobs, keys: tenant.keys } }) as unknown as ActorCall;
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );

async function application(agentUid: string | null, status = 'draft', review = 'none'): Promise<string> {
  const applicantUid = await tenant.applicant({ agencyUid, ...(agentUid ? { agentUid } : {}) });
  const { uid } = await tenant.owner.get<{ uid: string }>(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, review, review_round, visa_from,
      visa_to, nationality, visa_category, visa_type, travel_from, travel_to)
    values (${tenant.realmId}, ${randomUUID()}, ${applicantUid}, ${agencyUid}, ${agentUid}, ${status}, ${review},
      ${review === 'none' ? 0 : 1}, 'India', 'Japan', 'India', 'Tourism', 'Tourist', '2027-01-10', '2027-01-20')
    returning application_uid as uid`);
  return uid;
}
const ask = (applicationUid: string, reviewer: Actor) =>
  tenant.owner.run(sql`
    insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_at)
    values (${tenant.realmId}, ${applicationUid}, 1, ${reviewer.personUid}, '2026-11-01')`);
const rowOf = (uid: string) =>
  tenant.owner.get<{ agent_uid: string; version: number; review: string }>(sql`
    select agent_uid, version, review from application where realm_id = ${tenant.realmId} and application_uid = ${uid}`);
const found = async (actor: Actor, role: 'agent' | 'reviewer', personUid: string) =>
  (await listStaff(tenant.db, actor, role, { limit: '100' })).items.find((each) => each.personUid === personUid);

test("does not list, suspend or offer another agency's agent", async () => {
  const agent = await tenant.person('agent', agencyUid);
  expect(await found(rival, 'agent', agent.personUid)).toBeUndefined();
  const order = { personUid: agent.personUid, reason: '' };
  expect(await codeOf(suspendAgent(as(rival), order))).toBe('record.notFound');
  expect(await codeOf(reinstateStaff(as(rival), 'agent', agent.personUid))).toBe('record.notFound');
  expect((await chooseAgents(tenant.db, rival)).people).toEqual([]);
  expect(await codeOf(suspendReviewer(as(admin), order))).toBe('record.notFound');
});

test('lists people who have not signed in as invited and not as active', async () => {
  const [joined, invited] = [await tenant.person('agent', agencyUid), await tenant.person('agent', agencyUid)];
  await tenant.owner.run(sql`update person set joined_at = now() where person_uid = ${joined.personUid}`);
  await tenant.owner.run(sql`update person set joined_at = null where person_uid = ${invited.personUid}`);
  const listed = async (status: string) =>
    (await listStaff(tenant.db, agency, 'agent', { limit: '100', status })).items.map(({ personUid }) => personUid);
  expect(await listed('active')).toContain(joined.personUid);
  expect(await listed('active')).not.toContain(invited.personUid);
  expect(await listed('invited')).toContain(invited.personUid);
  expect(await listed('invited')).not.toContain(joined.personUid);
  expect(await listed('active,invited,suspended')).toEqual(
    expect.arrayContaining([joined.personUid, invited.personUid]),
  );
});

test('counts open applications only as workload', async () => {
  const agent = await tenant.person('agent', agencyUid);
  await application(agent.personUid);
  await application(agent.personUid, 'package-ready');
  await application(agent.personUid, 'submitted');
  const gone = await application(agent.personUid);
  await tenant.owner.run(
    sql`update application set deleted_at = now(), version = version + 1 where application_uid = ${gone}`,
  );
  expect(await found(agency, 'agent', agent.personUid)).toMatchObject({ openApplications: 2, can: ['agent.manage'] });
  const chosen = (await chooseAgents(tenant.db, agency)).people.find((each) => each.personUid === agent.personUid);
  expect(chosen!.openApplications).toBe(2);
});

test('suspends an agent with open applications only with a valid successor', async () => {
  const agent = await tenant.person('agent', agencyUid);
  await application(agent.personUid);
  const stranger = await tenant.person('agent', rival.agencyUid!);
  const gone = await tenant.person('agent', agencyUid);
  await suspendAgent(as(agency), { personUid: gone.personUid, reason: '' });
  const reviewer = await tenant.person('reviewer', agencyUid);
  const suspend = (handOverTo?: string) =>
    codeOf(suspendAgent(as(agency), { personUid: agent.personUid, handOverTo, reason: '' }));
  expect(await suspend()).toBe('person.handOverNeeded');
  for (const unfit of [stranger, gone, reviewer, agent, { personUid: randomUUID() }])
    expect(await suspend(unfit.personUid)).toBe('application.transferRefused');
  expect((await found(agency, 'agent', agent.personUid))!.status).toBe('active');
});

test('hands over open applications and applicants with log, version and notification', async () => {
  const [from, to] = [await tenant.person('agent', agencyUid), await tenant.person('agent', agencyUid)];
  const open = await application(from.personUid);
  const done = await application(from.personUid, 'submitted');
  const order = { personUid: from.personUid, handOverTo: to.personUid, reason: 'on leave' };
  const { person, handedOver } = await suspendAgent(as(agency), order);
  expect([person.status, person.openApplications, handedOver]).toEqual(['suspended', 0, 1]);
  expect(await rowOf(open)).toMatchObject({ agent_uid: to.personUid, version: 2 });
  expect(await rowOf(done)).toMatchObject({ agent_uid: from.personUid, version: 1 });
  const left = await tenant.owner.many(sql`select 1 from applicant where agent_uid = ${from.personUid}`);
  expect(left).toEqual([]);
  expect(await changesOf(tenant, open)).toMatchObject([{ kind: 'transferred', reason: 'on leave' }]);
  const notices = await tenant.owner.many(sql`
    select kind, application_uid from notification where person_uid = ${to.personUid}`);
  expect(notices).toEqual([{ kind: 'transferred', application_uid: open }]);
  expect((await suspendAgent(as(agency), { personUid: from.personUid, reason: '' })).handedOver).toBe(0);
  expect((await reinstateStaff(as(agency), 'agent', from.personUid)).status).toBe('active');
});

test('suspends two agents in opposite directions without a deadlock', async () => {
  const [one, two] = [await tenant.person('agent', agencyUid), await tenant.person('agent', agencyUid)];
  await application(one.personUid);
  await application(two.personUid);
  const cross = (from: Actor, to: Actor) =>
    codeOf(suspendAgent(as(agency), { personUid: from.personUid, handOverTo: to.personUid, reason: '' }));
  const ends = await Promise.all([cross(one, two), cross(two, one)]);
  expect(ends.sort()).toEqual(['application.transferRefused', 'nothing was refused']);
});

test('silently hands over applications deleted a moment ago', async () => {
  const [from, to] = [await tenant.person('agent', agencyUid), await tenant.person('agent', agencyUid)];
  const gone = await application(from.personUid);
  await tenant.owner.run(
    sql`update application set deleted_at = now(), version = version + 1 where application_uid = ${gone}`,
  );
  const order = { personUid: from.personUid, handOverTo: to.personUid, reason: '' };
  expect((await suspendAgent(as(agency), order)).handedOver).toBe(0);
  expect(await rowOf(gone)).toMatchObject({ agent_uid: to.personUid });
  expect(await tenant.owner.many(sql`select 1 from notification where person_uid = ${to.personUid}`)).toEqual([]);
});

test('lets a reinstated reviewer take over withdrawn reviews again', async () => {
  const [one, two] = [await tenant.person('reviewer', agencyUid), await tenant.person('reviewer', agencyUid)];
  const uid = await application(null, 'initiated', 'requested');
  await ask(uid, one);
  const suspend = (from: Actor, to: Actor) =>
    suspendReviewer(as(agency), { personUid: from.personUid, handOverTo: to.personUid, reason: '' });
  await suspend(one, two);
  await reinstateStaff(as(agency), 'reviewer', one.personUid);
  await suspend(two, one);
  expect(await rowOf(uid)).toMatchObject({ review: 'requested' });
  expect(await found(agency, 'reviewer', one.personUid)).toMatchObject({ openApplications: 1 });
});

test('leaves nothing with a suspended agent during a concurrent bulk transfer', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const [from, third, target] = [
      await tenant.person('agent', agencyUid),
      await tenant.person('agent', agencyUid),
      await tenant.person('agent', agencyUid),
    ];
    const applicationUids = await Promise.all(Array.from({ length: 12 }, () => application(from.personUid)));
    const order = { action: 'transfer' as const, applicationUids, agentUid: target.personUid };
    const [report] = await Promise.all([
      tenant.db.transaction((tx) => bulkApplications(tx, tenant.keys, agency, nothingToDecide, order)),
      suspendAgent(as(agency), { personUid: from.personUid, handOverTo: third.personUid, reason: '' }),
    ]);
    expect(report).toEqual({ done: 12, failed: [] });
    const left = await tenant.owner.many<{ uid: string }>(sql`
      select distinct agent_uid as uid from application where application_uid = any(${applicationUids}::uuid[])`);
    expect(left).toEqual([{ uid: target.personUid }]);
  }
});

test("moves a suspended reviewer's reviews to another, or withdraws them", async () => {
  const [from, to, third] = [
    await tenant.person('reviewer', agencyUid),
    await tenant.person('reviewer', platformAgencyUid),
    await tenant.person('reviewer', agencyUid),
  ];
  const stranger = await tenant.person('reviewer', rival.agencyUid!);
  const moved = await application(null, 'initiated', 'requested');
  await ask(moved, from);
  const unfit = { personUid: from.personUid, handOverTo: stranger.personUid, reason: '' };
  expect(await codeOf(suspendReviewer(as(agency), unfit))).toBe('review.reviewerUnknown');
  const handed = await suspendReviewer(as(agency), { ...unfit, handOverTo: to.personUid });
  expect(handed.handedOver).toBe(1);
  expect((await rowOf(moved)).review).toBe('requested');
  const [task] = await tenant.owner.many<{ requested_at: Date }>(sql`
    select requested_at from review_task where application_uid = ${moved} and reviewer_uid = ${to.personUid} and withdrawn_at is null`);
  expect(task!.requested_at.toISOString()).toContain('2026-11-01');
  expect((await found(admin, 'reviewer', to.personUid))!.openApplications).toBe(1);

  const shared = await application(null, 'initiated', 'requested');
  await ask(shared, to);
  await ask(shared, third);
  expect((await suspendReviewer(as(admin), { personUid: to.personUid, reason: '' })).handedOver).toBe(2);
  expect((await rowOf(moved)).review).toBe('none');
  expect((await rowOf(shared)).review).toBe('requested');
});

test("lists reviewers by reach and adds the platform agency's to pickers", async () => {
  const [own, ofTenant] = [
    await tenant.person('reviewer', agencyUid),
    await tenant.person('reviewer', platformAgencyUid),
  ];
  expect(await found(admin, 'reviewer', own.personUid)).toMatchObject({
    agencyName: 'Meridian',
    can: ['reviewer.manage'],
  });
  expect(await found(agency, 'reviewer', ofTenant.personUid)).toBeUndefined();
  expect(await found(rival, 'reviewer', own.personUid)).toBeUndefined();
  const uids = async (actor: Actor) =>
    (await chooseReviewers(tenant.db, actor)).people.map(({ personUid }) => personUid);
  expect(await uids(agency)).toEqual(expect.arrayContaining([own.personUid, ofTenant.personUid]));
  expect(await uids(rival)).toContain(ofTenant.personUid);
  expect(await uids(rival)).not.toContain(own.personUid);
});

test('pages past long names in any script', async () => {
  const uid = await tenant.agency();
  const owner = await tenant.person('agency', uid);
  for (const last of ['क', 'ख']) {
    const { personUid } = await tenant.person('agent', uid);
    await tenant.owner.run(sql`
      update person set first_name = ${'न'.repeat(80)}, last_name = ${last.repeat(80)} where person_uid = ${personUid}`);
  }
  const first = await listStaff(tenant.db, owner, 'agent', { limit: '1', sort: 'name' });
  const cursor = staffOperations.listAgents.query!.parse({ cursor: first.nextCursor! }).cursor!;
  const second = await listStaff(tenant.db, owner, 'agent', { limit: '1', sort: 'name', cursor });
  expect([first, second].map(({ items }) => items[0]!.lastName[0])).toEqual(['क', 'ख']);
  expect(second.nextCursor).toBeNull();
});

test('sorts people by name and pages without gaps', async () => {
  const uid = await tenant.agency();
  const owner = await tenant.person('agency', uid);
  for (const name of ['Zoya', 'arun', 'Meera', 'Bina', 'Chetan']) {
    const { personUid } = await tenant.person('agent', uid);
    await tenant.owner.run(sql`update person set first_name = ${name} where person_uid = ${personUid}`);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listStaff(tenant.db, owner, 'agent', {
      limit: '2',
      sort: 'name',
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...page.items.map(({ firstName }) => firstName));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['arun', 'Bina', 'Chetan', 'Meera', 'Zoya']);
  expect((await listStaff(tenant.db, owner, 'agent', { search: 'mee' })).total).toBe(1);
});
