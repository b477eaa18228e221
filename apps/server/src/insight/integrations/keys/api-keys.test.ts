import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiKey, ApiKeys } from '@visawright/contract/integrations/api-key.ts';
import { keyLimits } from '@visawright/contract/integrations/api-scopes.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { openTenants } from '../../../platform/db/tenant-db.ts';
import { openIdentityServer } from '../../../testing/identity-server.ts';

const { database, realm, server, call, close } = await openIdentityServer(['admin', 'agency', 'agent', 'reviewer']);
const owners = openTenants(database.ownerUrl, 2);
const owner: Db = owners.forRealm(realm.realmId);
afterAll(async () => {
  await owners.close();
  await close();
});

const as = async (role: 'admin' | 'agency' | 'agent' | 'reviewer') => ({
  authorization: `Bearer ${await realm.token(role)}`,
});
const withKey = (key: string) => ({ authorization: `Bearer ${key}` });
const order = { name: 'Wayfarer CRM', scopes: ['applicants.read', 'agencies.read'], months: 12 };
const makeKey = async (scopes: string[] = ['applicants.read'], role: 'admin' | 'agency' = 'agency') =>
  (await call<{ key: ApiKey; secret: string }>('createApiKey', { ...order, scopes }, await as(role))).body;
const entries = (kind: string, keyUid: string) =>
  owner.many<{ fields: string[]; role: string }>(sql`
    select fields, role from trail where realm_id = ${realm.realmId} and action = ${kind} and subject_uid = ${keyUid} order by seq`);

let mine: { key: ApiKey; secret: string };
beforeAll(async () => void (mine = await makeKey(['applicants.read', 'applicants.write'])));

test('another agency’s key looks like none', async () => {
  const { agencyUid } = await owner.get<{ agencyUid: string }>(sql`
    insert into agency (realm_id, type, name) values (${realm.realmId}, 'AGENCY', 'Other') returning agency_uid as "agencyUid"`);
  await owner.run(
    sql`update api_key set agency_uid = ${agencyUid} where realm_id = ${realm.realmId} and key_uid = ${mine.key.keyUid}`,
  );
  const agency = await as('agency');
  for (const name of ['endApiKey', 'renewApiKey'] as const)
    expect(
      (await call(name, { keyUid: mine.key.keyUid, ...(name === 'renewApiKey' ? { months: 1 } : {}) }, agency)).status,
    ).toBe(404);
  expect((await call<ApiKeys>('listApiKeys', {}, agency)).body.keys).toEqual([]);
  // A key works only while its person belongs to its agency.
  expect((await call('listApplicants', {}, withKey(mine.secret))).status).toBe(401);
  await owner.run(sql`
    update api_key k set agency_uid = p.agency_uid from person p
    where k.realm_id = ${realm.realmId} and k.key_uid = ${mine.key.keyUid} and p.realm_id = k.realm_id and p.person_uid = k.person_uid`);
  server.parts.actors.forget('');
});

test('only people who manage integrations make keys, and only for what their role can do', async () => {
  expect((await call('createApiKey', order, await as('agent'))).status).toBe(403);
  expect((await call('createApiKey', order, await as('reviewer'))).status).toBe(403);
  expect((await call('createApiKey', order, await as('agency'))).body['code']).toBe('apiKey.scopeRefused');
  expect((await call('createApiKey', { ...order, months: 13 }, await as('admin'))).status).toBe(422);
});

test('a key is shown once and stored as a hash', async () => {
  const { key, secret } = mine;
  expect(secret).toMatch(/^vw_live_[\w-]{58}$/);
  expect([key.beginning, key.ending]).toEqual([secret.slice(0, 11), secret.slice(-4)]);
  const { text } = await call('listApiKeys', {}, await as('agency'));
  expect(text).not.toContain(secret.slice(11, -4));
  const { row } = await owner.get<{ row: string }>(
    sql`select to_jsonb(k)::text as row from api_key k where k.key_uid = ${key.keyUid}`,
  );
  expect(row).not.toContain(secret.slice(11, -4));
});

test('without a recent sign-in none is made', async () => {
  const agency = await as('agency');
  await owner.run(sql`delete from session_factor where realm_id = ${realm.realmId}`);
  for (const [name, input] of [
    ['createApiKey', { ...order, scopes: ['applicants.read'] }],
    ['renewApiKey', { keyUid: mine.key.keyUid, months: 1 }],
  ] as const)
    expect((await call(name, input, agency)).body['code']).toBe('auth.confirmNeeded');
});

test('makes the calls of its scopes with or without the realm in the header, and no others', async () => {
  const key = withKey(mine.secret);
  expect((await call('listApplicants', {}, key)).status).toBe(200);
  expect((await call('listApplicants', {}, { ...key, 'realm-client-id': undefined })).status).toBe(200);
  expect((await call('listApplicants', {}, { ...key, 'realm-client-id': 'elsewhere' })).body['code']).toBe(
    'tenant_mismatch',
  );
  expect((await call('applicationsOfAgency', { agencyUid: mine.key.keyUid }, key)).body['code']).toBe(
    'apiKey.scopeMissing',
  );
  for (const name of ['getProfile', 'listApiKeys', 'logout', 'listAgents', 'home'] as const)
    expect([name, (await call(name, {}, key)).status]).toEqual([name, name === 'logout' ? expect.any(Number) : 403]);
  const made = await call('createApiKey', { ...order, scopes: ['applicants.read'] }, key);
  expect(made.body['code']).toBe('apiKey.scopeMissing');
});

test('reaches no more than its agency', async () => {
  const { agencyUid } = await owner.get<{ agencyUid: string }>(sql`
    insert into agency (realm_id, type, name) values (${realm.realmId}, 'AGENCY', 'Elsewhere') returning agency_uid as "agencyUid"`);
  const { uid } = await owner.get<{ uid: string }>(sql`
    insert into applicant (realm_id, agency_uid, type, first_name, last_name)
    values (${realm.realmId}, ${agencyUid}, 'B2B', 'Ravi', 'Menon')
    returning applicant_uid as uid`);
  expect((await call('getApplicant', { applicantUid: uid }, withKey(mine.secret))).status).toBe(404);
  expect((await call('listApplicants', {}, withKey(mine.secret))).text).not.toContain('Menon');
});

test('uses and refusals are in the trail, each not too often', async () => {
  const { key, secret } = await makeKey(['applicants.read']);
  for (let n = 0; n < 3; n++) {
    expect((await call('listApplicants', {}, withKey(secret))).status).toBe(200);
    expect((await call('home', {}, withKey(secret))).status).toBe(403);
    server.parts.actors.forget('');
  }
  expect(await entries('apiKeyCreated', key.keyUid)).toHaveLength(1);
  expect(await entries('apiKeyUsed', key.keyUid)).toEqual([{ fields: [], role: 'agency' }]);
  expect(await entries('apiKeyDenied', key.keyUid)).toEqual([{ fields: ['scope'], role: 'agency' }]);
  const listed = await call<ApiKeys>('listApiKeys', {}, await as('agency'));
  expect(listed.body.keys.find(({ keyUid }) => keyUid === key.keyUid)).toMatchObject({
    isUnused: false,
    usedAt: expect.any(String),
  });
});

test('an ended key does not work from that moment, and its use is recorded', async () => {
  const { key, secret } = await makeKey();
  expect((await call('listApplicants', {}, withKey(secret))).status).toBe(200);
  expect((await call('endApiKey', { keyUid: key.keyUid }, await as('agency'))).status).toBe(200);
  const refused = await call('listApplicants', {}, withKey(secret));
  expect([refused.status, refused.body['code']]).toEqual([401, 'apiKey.ended']);
  expect(await entries('apiKeyDenied', key.keyUid)).toEqual([{ fields: ['ended'], role: 'agency' }]);
  expect((await call('renewApiKey', { keyUid: key.keyUid, months: 1 }, await as('agency'))).status).toBe(404);
});

test.each([
  ['changed in one letter', (key: string) => (key.endsWith('A') ? `${key.slice(0, -1)}B` : `${key.slice(0, -1)}A`)],
  ['too short', (key: string) => key.slice(0, -1)],
  ['of nothing', () => keyLimits.beginning],
])('a key %s is refused', async (_, change) => {
  const refused = await call('listApplicants', {}, withKey(change(mine.secret)));
  expect([refused.status, refused.body['code']]).toEqual([401, 'apiKey.ended']);
});

test('a key that has run out works again once it is renewed, at most twelve months ahead', async () => {
  const { key, secret } = await makeKey();
  await owner.run(
    sql`update api_key set expires_at = now() - interval '1 day' where realm_id = ${realm.realmId} and key_uid = ${key.keyUid}`,
  );
  expect((await call('listApplicants', {}, withKey(secret))).status).toBe(401);
  const agency = await as('agency');
  expect((await call('renewApiKey', { keyUid: key.keyUid, months: 13 }, agency)).status).toBe(422);
  const renewed = await call<ApiKey>('renewApiKey', { keyUid: key.keyUid, months: 6 }, agency);
  expect(renewed.body).toMatchObject({ endsSoon: false, personName: 'Asha agency' });
  expect((await call('listApplicants', {}, withKey(secret))).status).toBe(200);
});

test('an unused key is marked after 90 days', async () => {
  const { key } = await makeKey();
  await owner.run(sql`
    update api_key set created_at = now() - interval '91 days' where realm_id = ${realm.realmId} and key_uid = ${key.keyUid}`);
  const { body } = await call<ApiKeys>('listApiKeys', {}, await as('agency'));
  expect(body.keys.find(({ keyUid }) => keyUid === key.keyUid)).toMatchObject({ isUnused: true, usedAt: null });
});

test('a suspended person’s keys end', async () => {
  const { key, secret } = await makeKey(['agencies.read'], 'admin');
  expect((await call('listAgencies', {}, withKey(secret))).status).toBe(200);
  const set = (status: string) =>
    owner.run(sql`update person set status = ${status} where realm_id = ${realm.realmId} and role = 'admin'`);
  await set('suspended');
  server.parts.actors.forget('');
  expect((await call('listAgencies', {}, withKey(secret))).status).toBe(401);
  await set('active');
  server.parts.actors.forget('');
  expect((await call('listAgencies', {}, withKey(secret))).status).toBe(401);
  expect((await call<ApiKeys>('listApiKeys', {}, await as('admin'))).text).not.toContain(key.keyUid);
});

test('more calls than allowed in a minute are refused', async () => {
  const { secret } = await makeKey();
  const statuses = new Set<number>();
  for (let n = 0; n <= keyLimits.callsAMinute; n += 20)
    for (const { status } of await Promise.all(
      Array.from({ length: 20 }, () => call('listApplicants', {}, withKey(secret))),
    ))
      statuses.add(status);
  expect(statuses).toEqual(new Set([200, 429]));
});

test('no more than twenty at a time', async () => {
  const agency = await as('agency');
  const results = [];
  for (let n = 0; n < keyLimits.mostKeys; n++)
    results.push((await call('createApiKey', { ...order, scopes: ['applicants.read'] }, agency)).body['code']);
  expect(results.at(-1)).toBe('apiKey.tooMany');
  const { count } = await owner.get<{ count: number }>(sql`
    select count(*)::int as count from api_key where realm_id = ${realm.realmId} and agency_uid is not null and ended_at is null`);
  expect(count).toBe(keyLimits.mostKeys);
});
