import { randomUUID } from 'node:crypto';
import type { Application } from '@visawright/contract/application.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../access/db.ts';
import { openTenants } from '../access/tenant-db.ts';
import { handlers } from '../handlers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { germanTrip } from '../testing/drafts.ts';
import { identityRealm, type IdentityRealm } from '../testing/identity.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let served: TestApp;
let owners: ReturnType<typeof openTenants>;
let owner: Db;
let tokens: Record<'agent' | 'agency', string>;
let applicantUid: string;
let isBroken = false;

beforeAll(async () => {
  database = await testDatabase();
  realm = await identityRealm(database, ['agency', 'agent']);
  served = await testApp(
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

test('fifty at once with one key have one effect and one reply', async () => {
  const before = await count();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 50 }, () => draft(key)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('the same values in another order are the same call; other values under the same key are refused', async () => {
  const key = randomUUID();
  const first = await draft(key);
  const turned = Object.fromEntries(Object.entries(germanTrip).toReversed());
  expect((await draft(key, { visaDetails: turned })).body).toBe(first.body);
  const other = await draft(key, { visaDetails: { ...germanTrip, visaTo: 'Japan' } });
  expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'idempotency.keyReused' }]);
});

test("a key is its person's own, and for one call", async () => {
  const key = randomUUID();
  const [mine, theirs] = [await draft(key), await draft(key, {}, 'agency')];
  expect(theirs.statusCode).toBe(200);
  expect(theirs.json<Application>().applicationUid).not.toBe(mine.json<Application>().applicationUid);
});

test('a call that failed leaves nothing behind and may be tried again with its key', async () => {
  const before = await count();
  const key = randomUUID();
  isBroken = true;
  expect((await draft(key)).statusCode).toBe(500);
  isBroken = false;
  expect(await count()).toBe(before);
  expect((await draft(key)).statusCode).toBe(200);
  expect(await count()).toBe(before + 1);
});

test('without a key every call has its effect; a key of no or too many letters is a bad value', async () => {
  const before = await count();
  await draft(undefined);
  await draft(undefined);
  expect(await count()).toBe(before + 2);
  expect((await draft('')).json()).toMatchObject({ code: 'input.invalid' });
  expect((await draft('x'.repeat(101))).json()).toMatchObject({ code: 'input.invalid' });
});

test('the kept reply is sealed', async () => {
  await draft(randomUUID());
  const rows = await owner.many<{ reply: Buffer }>(
    sql`select reply from idempotency where realm_id = ${realm.realmId}`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { reply } of rows) expect(reply.includes('Asha')).toBe(false);
});

test('who is not signed in is told so before any key is looked at', async () => {
  tokens = { ...tokens, agency: 'none' };
  expect((await draft('x'.repeat(101), {}, 'agency')).statusCode).toBe(401);
});
