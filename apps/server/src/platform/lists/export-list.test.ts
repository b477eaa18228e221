import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { addresses } from '@visawright/contract/operations/addresses.ts';
import { exportLimit } from '@visawright/contract/platform/list.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import type { TrailEntry } from '@visawright/contract/platform/trail.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { sql, type Db } from '../db/db.ts';
import { openTenants } from '../db/tenant-db.ts';

type Name = keyof typeof addresses;
interface Row {
  readonly applicationUid?: string;
  readonly applicantUid?: string;
  readonly personUid?: string;
  readonly agencyUid?: string;
  readonly distributorUid?: string;
}
interface Exported {
  readonly items: Row[];
  readonly isCut: boolean;
}
const roles = ['admin', 'distributor', 'agency', 'agent', 'reviewer', 'applicant'] as const;

let at: Awaited<ReturnType<typeof openIdentityServer>>;
let tenants: ReturnType<typeof openTenants>;
let owner: Db;
let tokens: Record<Role, { authorization: string }>;
const uids = {} as Record<Role | 'agencyUid' | 'otherAgencyUid' | 'otherAgent', string>;
const theirs: string[] = []; // ids of another agency

const call = <T>(role: Role, name: Name, input: object = {}) => at.call<T>(name, input, tokens[role]);

async function travel(agencyUid: string, agentUid: string, firstName: string, visaTo: string, status = 'draft') {
  const { applicant, application } = await owner.get<{ applicant: string; application: string }>(sql`
    with who as (insert into applicant (realm_id, agency_uid, agent_uid, type, first_name, last_name)
        values (${owner.realmId}, ${agencyUid}, ${agentUid}, 'B2B', ${firstName}, 'Rao') returning *)
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, visa_from, visa_to, nationality,
      visa_category, visa_type, travel_from, travel_to)
    select realm_id, 'A-' || upper(left(applicant_uid::text, 8)), applicant_uid, agency_uid, agent_uid, ${status}, 'India', ${visaTo},
      'India', 'Tourism', 'Short', '2027-03-10', '2027-03-20' from who
    returning applicant_uid as applicant, application_uid as application`);
  await owner.run(sql`
    insert into search_token (realm_id, agency_uid, application_uid, token)
    values (${owner.realmId}, ${agencyUid}, ${application}, ${firstName.toLowerCase()}) on conflict do nothing`);
  return [applicant, application];
}

beforeAll(async () => {
  at = await openIdentityServer([...roles]);
  tenants = openTenants(at.database.ownerUrl, 1);
  owner = tenants.forRealm(at.realm.realmId);
  tokens = {} as typeof tokens;
  for (const role of roles) tokens[role] = { authorization: `Bearer ${await at.realm.token(role)}` };
  for (const { role, person, agency } of await owner.many<{ role: Role; person: string; agency: string }>(
    sql`select role, person_uid as person, agency_uid as agency from person where realm_id = ${owner.realmId}`,
  ))
    Object.assign(uids, { [role]: person, ...(role === 'agency' ? { agencyUid: agency } : {}) });
  Object.assign(
    uids,
    await owner.get(sql`
      with g as (insert into agency (realm_id, name, type) values (${owner.realmId}, 'Malabar Journeys', 'AGENCY') returning agency_uid)
      insert into person (realm_id, kc_sub, role, first_name, last_name, email, status, agency_uid)
      select ${owner.realmId}, 'x', 'agent', 'Leela', 'Chandran', 'leela@malabar.test', 'active', agency_uid from g
      returning agency_uid as "otherAgencyUid", person_uid as "otherAgent"`),
  );
  for (const [name, to, status] of [
    ['Asha', 'Germany', 'draft'],
    ['Ravi', 'Japan', 'draft'],
    ['Meera', 'Japan', 'initiated'],
    ['Asha', 'Japan', 'submitted'],
  ] as const)
    await travel(uids.agencyUid, uids.agent, name, to, status);
  theirs.push(uids.otherAgent, ...(await travel(uids.otherAgencyUid, uids.otherAgent, 'Asha', 'Japan')));
});
afterAll(async () => {
  await tenants?.close();
  await at?.close();
});

const uidOf = (row: Row) =>
  row.applicationUid ?? row.applicantUid ?? row.personUid ?? row.agencyUid ?? row.distributorUid;

async function inPages(role: Role, name: Name, query: Record<string, string>) {
  const seen: unknown[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Row[]; nextCursor: string | null } = (
      await call<{ items: Row[]; nextCursor: string | null }>(role, name, {
        ...query,
        limit: '2',
        ...(cursor ? { cursor } : {}),
      })
    ).body;
    seen.push(...page.items.map(uidOf));
    cursor = page.nextCursor;
  } while (cursor);
  return seen;
}

test('an export has the rows of the list in their order, for every filter, search and sort', async () => {
  const ofAgency = { agencyUid: uids.agencyUid };
  const ofReviewer = { reviewerUid: uids.reviewer, queue: 'open' };
  await owner.run(sql`
    insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_at)
    select realm_id, application_uid, 1, ${uids.reviewer}, now() from application
    where realm_id = ${owner.realmId} and agency_uid = ${uids.agencyUid} and visa_to = 'Japan'`);
  for (const [role, list, own, name, filters, count] of [
    ['agency', 'applicationsOfAgency', ofAgency, 'exportApplications', {}, 4],
    ['agency', 'applicationsOfAgency', ofAgency, 'exportApplications', { visaTo: 'Japan', sort: 'status' }, 3],
    ['agency', 'applicationsOfAgency', ofAgency, 'exportApplications', { search: 'asha', sort: '-created' }, 2],
    [
      'agency',
      'applicationsOfAgency',
      ofAgency,
      'exportApplications',
      { status: 'draft,initiated', search: 'ravi' },
      1,
    ],
    ['agent', 'applicationsOfAgent', { agentUid: uids.agent }, 'exportApplications', { sort: '-destination' }, 4],
    ['reviewer', 'applicationsOfReviewer', ofReviewer, 'exportReviews', {}, 3],
    ['agency', 'listApplicants', {}, 'exportApplicants', { search: 'asha rao', sort: 'created' }, 2],
    ['agency', 'listApplicants', {}, 'exportApplicants', { agent: 'none' }, null],
    ['agency', 'listAgents', {}, 'exportAgents', { sort: '-name' }, 1],
    ['admin', 'listReviewers', {}, 'exportReviewers', { search: 'asha' }, null],
    ['admin', 'listAgencies', {}, 'exportAgencies', { sort: 'name', status: 'active,invited' }, null],
    ['admin', 'listDistributors', {}, 'exportDistributors', { sort: '-created' }, null],
  ] as const) {
    const sent = 'queue' in own ? { ...filters, queue: own.queue } : filters;
    const { body, status, text } = await call<Exported>(role, name, sent);
    expect([name, status], text).toEqual([name, 200]);
    const listed = await inPages(role, list, { ...own, ...filters });
    expect(body.items.map(uidOf), `${name} ${JSON.stringify(filters)}`).toEqual(listed);
    if (count !== null) expect(listed, `${name} ${JSON.stringify(filters)}`).toHaveLength(count);
    expect(body.isCut).toBe(false);
  }
});

test("another agency's rows never appear, also not when they are named", async () => {
  for (const [name, key] of [
    ['exportApplications', 'agent'],
    ['exportApplicants', 'agent'],
    ['exportAgents', undefined],
    ['exportReviewers', undefined],
  ] as const) {
    const all = (await call<Exported>('agency', name)).text;
    for (const uid of theirs) expect(all, name).not.toContain(uid);
    expect((await call<Exported>('agency', name, { only: theirs })).body, name).toEqual({ items: [], isCut: false });
    if (key) expect((await call<Exported>('agency', name, { [key]: uids.otherAgent })).body.items, name).toEqual([]);
  }
  const named = (await call<Exported>('distributor', 'exportAgencies', { only: [uids.otherAgencyUid] })).body;
  expect(named.items).toEqual([]);
  for (const [role, name] of [
    ['agent', 'exportAgents'],
    ['reviewer', 'exportApplicants'],
    ['applicant', 'exportReviewers'],
    ['agency', 'exportAgencies'],
    ['distributor', 'exportDistributors'],
    ['admin', 'exportApplications'],
    ['agency', 'exportReviews'],
  ] as const)
    expect((await call(role, name)).status, `${role} ${name}`).toBe(403);
});

test('selected rows only', async () => {
  const all = (await call<Exported>('agency', 'exportApplications')).body.items.map(uidOf) as string[];
  const picked = [all[0]!, all[2]!];
  expect((await call<Exported>('agency', 'exportApplications', { only: picked })).body.items.map(uidOf)).toEqual(
    picked,
  );
});

test('passport numbers stay masked, and only values of columns are sent', async () => {
  const body = { firstName: 'Ananya', passportNumber: 'K7654321', phone: '+91 20 2614 5591', birthDate: '1990-01-02' };
  const { applicantUid } = (await call<Applicant>('agency', 'createApplicant', body)).body;
  const { text, body: sent } = await call<Exported>('agency', 'exportApplicants', { only: [applicantUid] });
  expect(sent.items[0]).toMatchObject({ phone: body.phone, passportMasked: expect.stringMatching(/321$/) });
  expect(text).not.toContain('K7654321');
  expect(text).not.toContain('1990-01-02');
});

test('an export and the values in it are entries of the trail, without which nothing is sent', async () => {
  await call('agency', 'exportApplicants', { search: 'ananya' });
  const { items } = (await call<{ items: TrailEntry[] }>('agency', 'listTrail')).body;
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'read', action: 'exportApplicants', fields: ['phone'], applicantName: 'Ananya' },
    { kind: 'change', action: 'listExported', fields: ['applicants'], role: 'agency' },
  ]);
  await call('agency', 'exportApplications', { search: 'nobody' });
  const after = (await call<{ items: TrailEntry[] }>('agency', 'listTrail')).body.items;
  expect(after[0]!.entryNumber).toBe(items[0]!.entryNumber);
  await owner.run(sql`alter table trail add constraint no_entry check (action <> 'listExported') not valid`);
  const { status, text } = await call('agency', 'exportApplications');
  expect(status).toBe(500);
  expect(text).not.toContain('Asha');
  await owner.run(sql`alter table trail drop constraint no_entry`);
});

test('a list with more rows than the limit is cut and says so', async () => {
  await owner.run(sql`
    insert into agency (realm_id, name, type)
    select ${owner.realmId}, 'Agency ' || lpad(n::text, 6, '0'), 'AGENCY' from generate_series(1, ${exportLimit + 1}) n`);
  const { body } = await call<Exported>('admin', 'exportAgencies', { search: 'Agency 0', sort: 'name' });
  expect([body.items.length, body.isCut]).toEqual([exportLimit, true]);
  expect(new Set(body.items.map(uidOf)).size).toBe(exportLimit);
  const { body: whole } = await call<Exported>('admin', 'exportAgencies', { search: 'Agency 001234' });
  expect([whole.items.length, whole.isCut]).toEqual([1, false]);
}, 60_000);

test('a search that stops early is cut too', async () => {
  await owner.run(sql`
    with a as (
      insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, visa_from, visa_to, nationality,
        visa_category, visa_type, travel_from, travel_to)
      select w.realm_id, 'B-' || n, w.applicant_uid, w.agency_uid, w.agent_uid, 'draft', 'India', 'Japan', 'India', 'Tourism', 'Short',
        '2027-03-10', '2027-03-20'
      from (select * from applicant where realm_id = ${owner.realmId} and first_name = 'Ravi') w, generate_series(1, 205) n
      returning *)
    insert into search_token (realm_id, agency_uid, application_uid, token)
    select realm_id, agency_uid, application_uid, 'ravi' from a on conflict do nothing`);
  const { body } = await call<Exported>('agency', 'exportApplications', { search: 'ravi' });
  expect([body.items.length, body.isCut]).toEqual([200, true]);
});

test('asks who it is before data leaves', async () => {
  await owner.run(sql`update session_factor set at = now() - interval '1 hour'`);
  for (const name of ['exportApplications', 'exportApplicants', 'exportAgents', 'exportReviewers'] as const) {
    const { status, text } = await call('agency', name);
    expect([name, status, text]).toEqual([name, 409, expect.stringContaining('auth.confirmNeeded')]);
  }
});
