import { randomUUID } from 'node:crypto';
import type { Application } from '@visawright/contract/applications/application.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../db/db.ts';
import { openTenants } from '../db/tenant-db.ts';
import { handlers } from '../../entry/handlers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let served: TestApp;
let owners: ReturnType<typeof openTenants>;
let owner: Db;
let tokens: Record<'agent' | 'agency', string>;
let applicantUid: string;
let isBroken = false;

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['agency', 'agent']);
  served = await openTestApp(
    database,
    {},
    {
      ...handlers,
      async draftApplication(call, input) {
        const made = await handlers.draftApplication(call, input);
        if (isBroken) throw new Error('after the work');
        return made;
      },
    },
  );
  owners = openTenants(database.ownerUrl, 1);
  owner = owners.forRealm(realm.realmId);
  tokens = { agent: await realm.token('agent'), agency: await realm.token('agency') };
  ({ uid: applicantUid } = await owner.get<{ uid: string }>(sql`
    insert into applicant (realm_id, agency_uid, agent_uid, type, first_name, last_name)
    select realm_id, agency_uid, person_uid, 'B2B', 'Asha', 'Rao' from person where realm_id = ${realm.realmId} and role = 'agent'
    returning applicant_uid as uid`));
});
afterAll(async () => {
  await owners?.close();
  await served?.close();
  await realm?.drop();
  await database?.drop();
});

const draft = (key: string | undefined, more: object = {}, role: 'agent' | 'agency' = 'agent') =>
  served.app.inject({
    method: 'POST',
    url: '/application/draft-application',
    headers: {
      authorization: `Bearer ${tokens[role]}`,
      'realm-client-id': realm.path,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: { applicantUid, visaDetails: germanTrip, ...more },
  });
const count = async () =>
  (await owner.get<{ n: number }>(sql`select count(*)::int as n from application where realm_id = ${realm.realmId}`)).n;

test('gives fifty concurrent calls with one key one effect and one reply', async () => {
  const before = await count();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 50 }, () => draft(key)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('treats reordered input as the same call and rejects other input under the same key', async () => {
  const key = randomUUID();
  const first = await draft(key);
  const turned = Object.fromEntries(Object.entries(germanTrip).toReversed());
  expect((await draft(key, { visaDetails: turned })).body).toBe(first.body);
  const other = await draft(key, { visaDetails: { ...germanTrip, visaTo: 'Japan' } });
  expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'idempotency.keyReused' }]);
});

test('scopes a key to its person and operation', async () => {
  const key = randomUUID();
  const [mine, theirs] = [await draft(key), await draft(key, {}, 'agency')];
  expect(theirs.statusCode).toBe(200);
  expect(theirs.json<Application>().applicationUid).not.toBe(mine.json<Application>().applicationUid);
});

test('allows a failed call to be retried with its key', async () => {
  const before = await count();
  const key = randomUUID();
  isBroken = true;
  expect((await draft(key)).statusCode).toBe(500);
  isBroken = false;
  expect(await count()).toBe(before);
  expect((await draft(key)).statusCode).toBe(200);
  expect(await count()).toBe(before + 1);
});

test('applies every call without a key and rejects empty or overlong keys', async () => {
  const before = await count();
  await draft(undefined);
  await draft(undefined);
  expect(await count()).toBe(before + 2);
  expect((await draft('')).json()).toMatchObject({ code: 'input.invalid' });
  expect((await draft('x'.repeat(101))).json()).toMatchObject({ code: 'input.invalid' });
});

test('seals the stored reply', async () => {
  await draft(randomUUID());
  const rows = await owner.many<{ reply: Buffer }>(
    sql`select reply from idempotency where realm_id = ${realm.realmId}`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { reply } of rows) expect(reply.includes('Asha')).toBe(false);
});

test('rejects unauthenticated calls before looking at the key', async () => {
  tokens = { ...tokens, agency: 'none' };
  expect((await draft('x'.repeat(101), {}, 'agency')).statusCode).toBe(401);
});
