import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import type { TrailCheck, TrailEntry, TrailEntryDetail } from '@visawright/contract/platform/trail.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { s3ObjectStore, type ObjectStore } from '../../platform/storage/object-store.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { createTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { checkTrail, checkTrailIfDue } from './check-trail.ts';

interface TrailPage {
  readonly items: TrailEntry[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}
const roles = ['admin', 'distributor', 'agency', 'agent', 'reviewer', 'applicant'] as const;

let at: Awaited<ReturnType<typeof openIdentityServer>>;
let elsewhere: IdentityRealm;
let tenants: ReturnType<typeof openTenants>[];
let owner: Db;
let worker: Db;
let bucket: TestBucket;
let store: ObjectStore;
let tokens: Record<Role, { authorization: string }>;
let traveller: Applicant;
let reference: string;
let otherAgencyUid: string;

beforeAll(async () => {
  at = await openIdentityServer([...roles]);
  elsewhere = await borrowIdentityRealm(at.database, ['admin']);
  tenants = [openTenants(at.database.ownerUrl, 1), openTenants(at.database.workerUrl, 2)];
  [owner, worker] = tenants.map((each) => each.forRealm(at.realm.realmId)) as [Db, Db];
  bucket = await createTestBucket();
  store = s3ObjectStore(bucket.config);
  tokens = {} as typeof tokens;
  for (const role of roles) tokens[role] = { authorization: `Bearer ${await at.realm.token(role)}` };
  const body = { firstName: 'Ananya', lastName: 'Rao', birthDate: '1990-01-02', phone: '+91 20 2614 5591' };
  traveller = (await at.call<Applicant>('createApplicant', body, tokens.agency)).body;
  const made = await owner.get<{ reference: string }>(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, status, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to, form_id)
    select realm_id, 'A-7K2M9Q', applicant_uid, agency_uid, 'draft', 'India', 'Germany', 'India', 'Tourism', 'Short', '2027-03-10',
      '2027-03-20', 'germany'
    from applicant where applicant_uid = ${traveller.applicantUid} returning reference`);
  reference = made.reference;
  for (let times = 0; times < 5; times++)
    await at.call('getApplicant', { applicantUid: traveller.applicantUid }, tokens.agency);
  await at.call('inviteReviewer', { firstName: 'Deepa', lastName: 'K', email: 'deepa@trail.test' }, tokens.admin);
  ({ uid: otherAgencyUid } = await owner.get<{ uid: string }>(sql`
    insert into agency (realm_id, name, type) values (${at.realm.realmId}, 'Malabar Journeys', 'AGENCY') returning agency_uid as uid`));
  // An entry of another agency's traveller, opened by a person of that agency.
  await owner.run(sql`
    with who as (insert into person (realm_id, kc_sub, role, first_name, last_name, email, status, agency_uid)
        values (${at.realm.realmId}, 'x', 'agent', 'Leela', 'Chandran', 'leela@malabar.test', 'active', ${otherAgencyUid})
        returning person_uid),
      whose as (insert into applicant (realm_id, agency_uid, type, first_name, last_name)
        values (${at.realm.realmId}, ${otherAgencyUid}, 'B2B', 'Someone', 'Else') returning applicant_uid)
    select chain_trail(array[row(null, 0, now(), 'read', 'getApplicant', who.person_uid, 'agent', whose.applicant_uid, ${otherAgencyUid},
      null, array['phone'], '{}', 'prepare', '103.21.58.x', null, null, null)::trail]) from who, whose`);
});
afterAll(async () => {
  store?.close();
  await bucket?.drop();
  for (const each of tenants ?? []) await each.close();
  await elsewhere?.drop();
  await at?.close();
});

const list = (role: Role, query: Record<string, string> = {}) => at.call<TrailPage>('listTrail', query, tokens[role]);
const actionsOf = async (role: Role, query: Record<string, string> = {}) =>
  (await list(role, query)).body.items.map(({ action }) => action);

test('admins read every entry, without the names of travellers', async () => {
  const { items, total } = (await list('admin')).body;
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['createApplicant', 'getApplicant', 'invited']),
  );
  expect(total).toBe(items.length);
  expect(items.map(({ entryNumber }) => entryNumber)).toEqual(
    items.map(({ entryNumber }) => entryNumber).toSorted((one, other) => other - one),
  );
  const own = items.find(({ action }) => action === 'createApplicant')!;
  expect(own).toMatchObject({
    kind: 'read',
    personName: 'Asha agency',
    role: 'agency',
    purpose: 'prepare',
    fields: ['phone', 'birthDate'],
    applicantUid: null,
    applicantName: '',
    reference,
  });
  expect(items.find(({ action }) => action === 'invited')).toMatchObject({ kind: 'change', subjectName: 'Deepa K' });
});

test('an agency reads its own entries only', async () => {
  const { items } = (await list('agency')).body;
  expect(items.length).toBeGreaterThan(5);
  expect(items.some(({ personName }) => personName === 'Leela Chandran')).toBe(false);
  expect(items.find(({ action }) => action === 'createApplicant')).toMatchObject({
    applicantUid: traveller.applicantUid,
    applicantName: 'Ananya Rao',
    reference,
  });
  const { entryNumber } = (await list('admin')).body.items.find(({ personName }) => personName === 'Leela Chandran')!;
  const asked = { entryNumber: String(entryNumber) };
  expect((await at.call('getTrailEntry', asked, tokens.admin)).status).toBe(200);
  expect((await at.call('getTrailEntry', asked, tokens.agency)).status).toBe(404);
  expect((await list('agency', { search: String(entryNumber) })).body.items).toEqual([]);
  const people = async (role: Role) =>
    (await at.call<{ people: { name: string }[] }>('trailPeople', {}, tokens[role])).body.people.map(
      ({ name }) => name,
    );
  expect(await people('admin')).toEqual(['Asha admin', 'Asha agency', 'Leela Chandran']);
  expect(await people('agency')).toEqual(['Asha agency', 'Asha agent', 'Asha reviewer', 'Deepa K']);
});

test.each(['distributor', 'agent', 'reviewer', 'applicant'] as const)('%s is refused', async (role) => {
  for (const [call, input] of [
    ['listTrail', {}],
    ['getTrailEntry', { entryNumber: '1' }],
    ['trailPeople', {}],
    ['exportTrail', {}],
    ['trailCheck', undefined],
    ['startTrailCheck', undefined],
  ] as const)
    expect((await at.call(call, input, tokens[role])).status, call).toBe(403);
});

test('an admin of another realm sees nothing of this one', async () => {
  const theirs = createCaller(at.server.app, elsewhere.path);
  const headers = { authorization: `Bearer ${await elsewhere.token('admin')}` };
  expect((await theirs<TrailPage>('listTrail', {}, headers)).body.items).toEqual([]);
  expect((await theirs('getTrailEntry', { entryNumber: '1' }, headers)).status).toBe(404);
  expect((await theirs<TrailCheck>('trailCheck', undefined, headers)).body.state).toBe('none');
  expect((await at.call('listTrail', {}, headers)).status).toBe(400);
});

test('finds entries by person, kind, field, purpose, period, reference and number', async () => {
  const { people } = (
    await at.call<{ people: { personUid: string }[] }>('trailPeople', { search: 'leela' }, tokens.admin)
  ).body;
  expect(await actionsOf('admin', { personUid: people[0]!.personUid })).toEqual(['getApplicant']);
  expect(new Set(await actionsOf('admin', { kind: 'change' }))).toEqual(new Set(['invited']));
  expect(await actionsOf('admin', { kind: 'change,refused' })).toEqual(['invited']);
  expect(await actionsOf('admin', { kind: 'refused' })).toEqual([]);
  expect(await actionsOf('admin', { field: 'package,original' })).toEqual([]);
  expect((await actionsOf('admin', { field: 'birthDate' })).length).toBe(6);
  expect(await actionsOf('admin', { purpose: 'manage' })).toEqual(['invited']);
  expect((await actionsOf('admin', { search: 'a-7k2m9q' })).length).toBe(6);
  expect(await actionsOf('admin', { search: 'A-UNKNOWN' })).toEqual([]);
  expect(await actionsOf('admin', { search: '#1' })).toHaveLength(1);
  expect((await actionsOf('admin', { from: '2020-01-01' })).length).toBe((await actionsOf('admin')).length);
  expect(await actionsOf('admin', { from: '2120-01-01' })).toEqual([]);
  expect(await actionsOf('admin', { to: '2020-01-01' })).toEqual([]);
  expect((await list('admin', { kind: 'nonsense' })).status).toBe(422);
});

test('goes through all entries by cursor, each once', async () => {
  const all = (await list('admin')).body.items.map(({ entryNumber }) => entryNumber);
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: TrailPage = (await list('admin', { limit: '3', ...(cursor ? { cursor } : {}) })).body;
    expect(page.total === null).toBe(cursor !== null);
    seen.push(...page.items.map(({ entryNumber }) => entryNumber));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(all);
});

test('an entry shows its hash, its neighbours and whether they match', async () => {
  const open = async (entryNumber: number) =>
    (await at.call<TrailEntryDetail>('getTrailEntry', { entryNumber: String(entryNumber) }, tokens.admin)).body;
  const [first, second] = [await open(1), await open(2)];
  expect(first).toMatchObject({ previous: null, next: { entryNumber: 2, hash: second.hash }, isVerified: true });
  expect(second).toMatchObject({ previous: { entryNumber: 1, hash: first.hash }, isVerified: true });
  expect(second.address).toBe('127.0.0.x');
  await owner.run(sql`alter table trail disable trigger user`);
  await owner.run(sql`update trail set role = 'admin' where seq = 2`);
  expect((await open(2)).isVerified).toBe(false);
  await owner.run(sql`update trail set role = 'agency' where seq = 2`);
  await owner.run(sql`alter table trail enable trigger user`);
  expect((await open(2)).isVerified).toBe(true);
});

test('an export contains the filtered entries and is an entry itself', async () => {
  const { items, isCut } = (
    await at.call<{ items: TrailEntry[]; isCut: boolean }>('exportTrail', { search: reference }, tokens.agency)
  ).body;
  expect(items).toHaveLength(6);
  expect(isCut).toBe(false);
  expect((await list('agency')).body.items[0]).toMatchObject({
    kind: 'change',
    action: 'trailExported',
    role: 'agency',
  });
  await owner.run(sql`update session_factor set at = now() - interval '1 hour'`);
  const { status, text } = await at.call('exportTrail', {}, tokens.agency);
  expect([status, text]).toEqual([409, expect.stringContaining('auth.confirmNeeded')]);
});

test('the chain is checked by the worker, and everyone reads the result', async () => {
  const read = async (role: 'admin' | 'agency') =>
    (await at.call<TrailCheck>('trailCheck', undefined, tokens[role])).body;
  expect(await read('admin')).toEqual({ state: 'none', entries: 0, total: 0, checkedAt: null, fault: null });
  const started = (await at.call<TrailCheck>('startTrailCheck', undefined, tokens.agency)).body;
  expect(started).toMatchObject({ state: 'running', entries: 0 });
  expect((await at.call<TrailCheck>('startTrailCheck', undefined, tokens.admin)).body).toEqual(started);
  const parts = { ...at.server.parts, store };
  await checkTrail(parts, worker, 1);
  const whole = await read('agency');
  expect(whole).toMatchObject({ state: 'whole', entries: started.total, total: started.total, fault: null });
  expect(await checkTrailIfDue(parts, worker)).toBe(0);
  expect(await read('admin')).toEqual(whole); // checked today
  await owner.run(sql`alter table trail disable trigger user`);
  await owner.run(sql`update trail set role = 'admin' where seq = 3`);
  await owner.run(sql`update trail_check set requested_at = now() - interval '2 days'`);
  await checkTrailIfDue(parts, worker);
  expect(await read('admin')).toMatchObject({
    state: 'broken',
    entries: 2,
    fault: { what: 'changed', entryNumber: 3 },
  });
  await owner.run(sql`update trail set role = 'agency' where seq = 3`);
  await owner.run(sql`alter table trail enable trigger user`);
});
