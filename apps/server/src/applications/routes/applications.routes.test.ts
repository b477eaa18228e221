import { randomUUID } from 'node:crypto';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { applicationOperations } from '@visawright/contract/operations/applications.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';

type Call = Exclude<keyof typeof applicationOperations, 'findApplicantsByPassport'>; // served by applicants
const staff = ['agency', 'agent', 'reviewer'] as const;
type Staff = (typeof staff)[number];

let database: TestDatabase;
let realm: IdentityRealm;
let served: TestApp;
let tokens: Record<Staff, string>;
const uids = {} as Record<Staff | 'agencyUid' | 'applicantUid' | 'documentUid', string>;
const answered = new Set<Call>();

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, staff);
  served = await openTestApp(database);
  const signedIn = await Promise.all(staff.map(async (role) => [role, await realm.token(role)] as const));
  tokens = Object.fromEntries(signedIn) as typeof tokens;
  const owners = openTenants(database.ownerUrl, 1);
  const owner = owners.forRealm(realm.realmId);
  await owner.run(sql`update person set joined_at = now() where realm_id = ${realm.realmId}`);
  const people = await owner.many<{ role: Role; person_uid: string; agency_uid: string }>(
    sql`select role, person_uid, agency_uid from person where realm_id = ${realm.realmId}`,
  );
  for (const { role, person_uid, agency_uid } of people)
    Object.assign(uids, { [role]: person_uid, agencyUid: agency_uid });
  Object.assign(
    uids,
    await owner.get(sql`
      insert into applicant (realm_id, agency_uid, agent_uid, type, first_name, last_name)
      values (${realm.realmId}, ${uids.agencyUid}, ${uids.agent}, 'B2B', 'Asha', 'Rao') returning applicant_uid as "applicantUid"`),
    await owner.get(sql`
      insert into document (realm_id, applicant_uid, category)
      select realm_id, applicant_uid, 'Passport' from applicant where realm_id = ${realm.realmId} returning document_uid as "documentUid"`),
  );
  await owners.close();
});
afterAll(async () => {
  await served?.close();
  await realm?.drop();
  await database?.drop();
});

async function call<T = Application>(
  role: Staff,
  name: Call,
  query: Record<string, string> = {},
  payload?: object,
  url: string = addresses[name].path,
): Promise<T> {
  const reply = await served.app.inject({
    method: addresses[name].method,
    url,
    query,
    headers: { authorization: `Bearer ${tokens[role]}`, 'realm-client-id': realm.path },
    ...(payload ? { payload } : {}),
  });
  expect([name, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([name, 200, '']);
  answered.add(name);
  return reply.json<T>();
}
const listed = async (role: Staff, name: Call, query: Record<string, string>) =>
  (await call<{ items: Application[] }>(role, name, query)).items.map(({ applicationUid }) => applicationUid);

const exported = async (role: Staff, name: Call, filters: object) =>
  (await call<{ items: Application[] }>(role, name, {}, filters)).items.map(({ applicationUid }) => applicationUid);

test('goes through every call of an application with replies that match the contract', async () => {
  const draft = { applicantUid: uids.applicantUid, visaDetails: germanTrip };
  const { applicationUid } = await call('agent', 'draftApplication', {}, draft);
  const one = { applicationUid };
  const read = await call('agent', 'getApplication', one);
  expect(await call('agent', 'getApplication', one, undefined, '/application')).toEqual(read);

  const { agencyUid, applicantUid } = uids;
  const started = await call('agent', 'updateApplication', one, {
    application: { ...read, docIds: [uids.documentUid] },
  });
  expect(started.status).toBe('initiated');
  expect(await listed('agency', 'applicationsOfAgency', { agencyUid, status: 'initiated' })).toEqual([applicationUid]);
  expect(await exported('agency', 'exportApplications', { status: 'initiated' })).toEqual([applicationUid]);
  expect(await exported('agency', 'exportApplications', { status: 'submitted' })).toEqual([]);
  expect(await listed('agent', 'applicationsOfAgent', { agentUid: uids.agent })).toEqual([applicationUid]);
  expect(await listed('agency', 'applicationsOfApplicant', { applicantUid, search: 'rao' })).toEqual([applicationUid]);
  expect(await listed('agent', 'applicationsOfAgentAndApplicant', { agentUid: uids.agent, applicantUid })).toEqual([
    applicationUid,
  ]);
  expect(await listed('agent', 'applicationsOfAgencyAndApplicant', { agencyUid: randomUUID(), applicantUid })).toEqual(
    [],
  );
  expect(await listed('agent', 'applicationsOfAgencyAndApplicant', { agencyUid, applicantUid })).toEqual([
    applicationUid,
  ]);

  await call('agent', 'sendForReview', one, { reviewerUids: [uids.reviewer], reason: 'The rest follows' });
  expect(await listed('reviewer', 'applicationsOfReviewer', { reviewerUid: uids.reviewer, queue: 'open' })).toEqual([
    applicationUid,
  ]);
  expect(await exported('reviewer', 'exportReviews', { queue: 'open' })).toEqual([applicationUid]);
  const review = {
    verdict: 'approved',
    sections: findDestination('germany')!.sections.map(({ id }) => ({ section: id, verdict: 'approved' })),
    approvalReason: 'The documents were seen',
  };
  const { version } = await call<{ version: number }>('reviewer', 'addReview', {}, { applicationUid, review });
  await call('reviewer', 'undoReview', {}, { applicationUid, version });
  await call('reviewer', 'addReview', {}, { applicationUid, review });
  await call('agency', 'transferToAgent', { agentUid: uids.agent, applicationUid, applicantUid });
  await call('agent', 'updateOutcome', one, { visaAllocationStatus: 'APPROVED' });
  await call('agent', 'addApplicationNote', {}, { applicationUid, text: 'Call after six' });
  expect((await call<{ readers: object[] }>('agent', 'listNoteReaders', one)).readers.length).toBeGreaterThan(0);
  expect((await call<{ notes: object[] }>('agency', 'applicationNotes', one)).notes).toHaveLength(1);
  expect(await call<object>('agent', 'applicationReasons', one)).toMatchObject({ requestReason: 'The rest follows' });
  const { items } = await call<{ items: { kind: string }[] }>('agent', 'applicationTimeline', one);
  expect(items.map(({ kind }) => kind)).toEqual(
    [
      'created',
      'edited',
      'moved',
      'reviewRequested',
      'reviewApproved',
      'reviewUndone',
      'reviewApproved',
      'outcome',
      'noted',
    ].toReversed(),
  );
  expect(await call<{ openCount: number }>('agent', 'home')).toMatchObject({ openCount: 1 });

  await call('agent', 'deleteApplication', one);
  await call('agent', 'restoreApplication', {}, one);
  expect(await call<object>('agent', 'bulkApplications', {}, { action: 'delete', matching: {} })).toEqual({
    done: 1,
    failed: [],
  });
});

test('performs a transition that only a person can make', async () => {
  const { applicationUid } = await call(
    'agent',
    'draftApplication',
    {},
    { applicantUid: uids.applicantUid, visaDetails: germanTrip },
  );
  const owners = openTenants(database.ownerUrl, 1);
  await owners.forRealm(realm.realmId).transaction(async (tx) => {
    await tx.run(sql`alter table application disable trigger application_lifecycle`);
    await tx.run(
      sql`update application set status = 'submitted' where realm_id = ${realm.realmId} and application_uid = ${applicationUid}`,
    );
    await tx.run(sql`alter table application enable trigger application_lifecycle`);
  });
  await owners.close();
  const lodged = { applicationUid, lodgedReference: 'VFS-77', lodgedOn: '2026-11-16' };
  expect(await call('agent', 'setLodged', {}, lodged)).toMatchObject(lodged);
  const moved = await call(
    'agent',
    'moveApplication',
    {},
    { applicationUid, to: 'initiated', reason: 'A date was wrong' },
  );
  expect(moved.status).toBe('initiated');
});

test('covers every call', () => {
  const all = Object.keys(applicationOperations).filter((name) => name !== 'findApplicantsByPassport');
  expect([...answered].sort()).toEqual(all.sort());
});
