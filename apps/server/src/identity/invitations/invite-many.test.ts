import { agencyPeopleLimit } from '@visawright/contract/identity/invitation-limits.ts';
import type { InvitationReport } from '@visawright/contract/identity/staff.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let call: ReturnType<typeof createCaller>;
const headers: Record<'agency' | 'agent', Record<string, string>> = { agency: {}, agent: {} };

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['agency', 'agent']);
  server = await openTestApp(database);
  call = createCaller(server.app, realm.path);
  for (const role of ['agency', 'agent'] as const)
    headers[role] = { authorization: `Bearer ${await realm.token(role)}` };
});
afterAll(async () => {
  await server?.close();
  await realm?.drop();
  await database?.drop();
});

const newEmail = () => `${randomUUID()}@example.test`;
const send = async (rows: object[], commit: boolean, more: Record<string, string> = {}) =>
  call<InvitationReport>('inviteAgents', { rows, commit }, { ...headers.agency, ...more });
const outcomesOf = ({ body }: { body: InvitationReport }) => body.rows.map(({ outcome }) => outcome);
const jobs = async (email: string) =>
  (
    await server.parts.tenants.forRealm(realm.realmId).get<{ n: number }>(sql`
      select count(*)::int as n from reset_request r join person p using (realm_id, person_uid)
      where r.realm_id = ${realm.realmId} and p.email = ${email}`)
  ).n;

test('judges each row: new, twice in the list, already here, invalid', async () => {
  const email = newEmail();
  expect((await send([{ email: 'known@example.test', firstName: 'Asha' }], true)).status).toBe(200);
  const rows = [
    { email, firstName: 'Asha', lastName: 'Verma' },
    { email: ` ${email.toUpperCase()} `, firstName: 'Asha' },
    { email: 'Known@example.test', firstName: 'Asha' },
    { email: 'nobody', firstName: '' },
    { email: newEmail(), firstName: 'x'.repeat(81) },
  ];
  const preview = await send(rows, false);
  expect(outcomesOf(preview)).toEqual(['new', 'duplicate', 'known', 'invalid', 'invalid']);
  expect(preview.body.rows.map(({ problems }) => problems)).toEqual([
    [],
    [],
    [],
    ['email', 'firstName'],
    ['firstName'],
  ]);
  expect(preview.body.invited).toBe(0);
  expect(await jobs(email)).toBe(0);
  const report = await send(rows, true);
  expect(outcomesOf(report)).toEqual(['invited', 'duplicate', 'known', 'invalid', 'invalid']);
  expect(report.body.invited).toBe(1);
  expect(await jobs(email)).toBe(1);
  expect(outcomesOf(await send(rows, true))[0]).toBe('known');
});

test('a double click sends each invitation once', async () => {
  const rows = [{ email: newEmail(), firstName: 'Asha' }];
  const once = { 'idempotency-key': randomUUID() };
  const [first, second] = await Promise.all([send(rows, true, once), send(rows, true, once)]);
  expect([first.body.invited, second.body.invited].some((invited) => invited === 1)).toBe(true);
  expect(await jobs(rows[0]!.email)).toBe(1);
});

test('takes at most one hundred rows, and calls only from an agency', async () => {
  const rows = Array.from({ length: 101 }, () => ({ email: newEmail(), firstName: 'Asha' }));
  expect((await send(rows, false)).status).toBe(422);
  expect((await send(rows.slice(1), false)).status).toBe(200);
  expect((await call('inviteAgents', { rows: rows.slice(1), commit: false }, headers.agent)).status).toBe(403);
});

test('stops at the number of agents an agency can have', async () => {
  const tenant = server.parts.tenants.forRealm(realm.realmId);
  const { uid } = await tenant.get<{ uid: string }>(
    sql`select agency_uid as uid from person where realm_id = ${realm.realmId} and email = 'known@example.test'`,
  );
  await tenant.run(sql`
    insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email)
    select ${realm.realmId}, 'full/' || n, 'agent', ${uid}, 'Full', '', 'full-' || n || '@example.test'
    from generate_series(1, ${agencyPeopleLimit} - 1 - (select count(*) from person
      where realm_id = ${realm.realmId} and agency_uid = ${uid} and role = 'agent')) n`);
  const rows = [newEmail(), newEmail()].map((email) => ({ email, firstName: 'Asha' }));
  expect(outcomesOf(await send(rows, true))).toEqual(['invited', 'overLimit']);
});

test('limits the calls of one person', async () => {
  const rows = [{ email: newEmail(), firstName: 'Asha' }];
  const statuses: number[] = [];
  for (let at = 0; at < 20; at++) statuses.push((await send(rows, false)).status);
  expect(statuses).toContain(429);
});
