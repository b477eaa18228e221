import type { LoginResult } from '@visawright/contract/identity/user.ts';
import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openOperator } from '../../platform/provisioning/operator.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { signInOnPage } from '../../testing/sign-in-on-page.ts';
import { ensurePerson } from '../people/ensure-person.ts';
import { resetByOperator } from './reset-by-operator.ts';
import { codeAt, stepAt } from './totp.ts';

const { database, realm, server, call, close } = await openIdentityServer(['admin', 'agent', 'applicant']);
afterAll(close);
const db = server.parts.tenants.forRealm(realm.realmId);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const browser = { origin: 'http://127.0.0.1:8080' };
const current = (secret: string, offset = 0) => codeAt(secret, stepAt(Date.now()) + offset);

type Completed = LoginResult & { recoveryCodes?: string[]; code?: string; details?: PendingSignIn };
const login = (role: Role, headers = {}) =>
  call<Completed>('login', { username: realm.email(role), password: realm.password }, headers);
const complete = (signInUid: string, code: string, more: { trustDevice?: boolean } = {}, headers = {}) =>
  call<Completed>('completeSignIn', { signInUid, code, ...more }, headers);
const pendingOf = async (role: Role, headers = {}) => (await login(role, headers)).body.details!.signInUid;

// Returns the secret and the recovery codes.
async function turnOn(role: Role) {
  const token = bearer(await realm.token(role));
  const { body: app } = await call<{ secret: string; address: string }>('startSecondFactor', undefined, token);
  const { body } = await call<{ recoveryCodes: string[] }>(
    'confirmSecondFactor',
    { code: current(app.secret, -1) },
    token,
  );
  return { ...app, ...body, token };
}
const setRequired = async (isOn: boolean) => {
  await call('saveRealmSettings', { rules: { secondFactorForStaff: isOn } }, bearer(await realm.token('admin')));
  server.parts.realms.forget();
};

beforeEach(async () => {
  for (const table of ['sign_in_attempt', 'second_factor', 'recovery_code', 'known_origin', 'pending_sign_in'])
    await server.parts.tenants.forRealm(realm.realmId).run(deletion[table]!);
});
const deletion: Record<string, ReturnType<typeof sql>> = {
  sign_in_attempt: sql`delete from sign_in_attempt where realm_id = ${realm.realmId}`,
  second_factor: sql`delete from second_factor where realm_id = ${realm.realmId}`,
  recovery_code: sql`delete from recovery_code where realm_id = ${realm.realmId}`,
  known_origin: sql`delete from known_origin where realm_id = ${realm.realmId}`,
  pending_sign_in: sql`delete from pending_sign_in where realm_id = ${realm.realmId}`,
};

test('a password alone no longer signs in; the code does, once', async () => {
  const { secret, address } = await turnOn('agent');
  expect(address).toContain(`secret=${secret}`);
  const first = await login('agent');
  expect(first).toMatchObject({ status: 409, body: { code: 'auth.codeRequired', details: { name: 'Asha agent' } } });
  expect(first.text).not.toContain('access_token');
  const { signInUid } = first.body.details!;
  expect((await complete(signInUid, '000000')).body.code).toBe('auth.codeWrong');
  const code = current(secret);
  expect((await complete(signInUid, code)).body.tokens.access_token).toBeDefined();
  expect((await complete(signInUid, code)).body.code).toBe('auth.signInOld');
  expect((await complete(await pendingOf('agent'), code)).body.code).toBe('auth.codeWrong'); // seen over the shoulder
}, 60_000);

test('the same code twice at once signs in once', async () => {
  const { secret } = await turnOn('agent');
  const [one, two] = [await pendingOf('agent'), await pendingOf('agent')];
  const code = current(secret);
  const replies = await Promise.all([complete(one, code), complete(two, code)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
}, 60_000);

test('the provider’s login page does not go around it', async () => {
  const { secret } = await turnOn('agent');
  const { cookies: _, ...page } = await signInOnPage({
    keycloakUrl: process.env['KEYCLOAK_URL']!,
    path: realm.path,
    redirectUri: `${process.env['PUBLIC_URL']!}/${realm.path}/`,
    username: realm.email('agent'),
    password: realm.password,
  });
  const reply = await call<Completed>('exchangeCode', page);
  expect(reply).toMatchObject({ status: 409, body: { code: 'auth.codeRequired' } });
  expect((await complete(reply.body.details!.signInUid, current(secret))).status).toBe(200);
}, 60_000);

test('a recovery code works once, with or without its hyphen', async () => {
  const { recoveryCodes } = await turnOn('agent');
  expect(recoveryCodes).toHaveLength(10);
  const [first, second] = recoveryCodes as [string, string];
  expect((await complete(await pendingOf('agent'), first)).status).toBe(200);
  expect((await complete(await pendingOf('agent'), first)).body.code).toBe('auth.codeWrong');
  const again = await complete(await pendingOf('agent'), second.replace('-', '').toUpperCase());
  expect(again.status).toBe(200);
  const token = bearer(again.body.tokens.access_token);
  expect((await call('getSecondFactor', undefined, token)).body).toMatchObject({ isOn: true, recoveryCodesLeft: 8 });
  const { body } = await call<{ recoveryCodes: string[] }>('newRecoveryCodes', undefined, token);
  expect((await complete(await pendingOf('agent'), recoveryCodes[2]!)).body.code).toBe('auth.codeWrong');
  expect((await complete(await pendingOf('agent'), body.recoveryCodes[0]!)).status).toBe(200);
}, 60_000);

test('guesses of codes are limited, also over many sign-ins', async () => {
  const { secret } = await turnOn('agent');
  const replies = [];
  for (let i = 0; i < 12; i++) replies.push((await complete(await pendingOf('agent'), `00000${i % 10}`)).body.code);
  expect(replies.filter((code) => code === 'auth.codeWrong').length).toBeLessThanOrEqual(10);
  expect(replies.at(-1)).toBe('quota.tooMany');
  expect((await complete(await pendingOf('agent'), current(secret))).body.code).toBe('quota.tooMany');
}, 90_000);

test('a trusted device is not asked for 14 days; another person there is', async () => {
  const { secret } = await turnOn('agent');
  const done = await complete(await pendingOf('agent'), current(secret), { trustDevice: true }, browser);
  const device = { ...browser, cookie: done.cookie };
  expect((await login('agent', device)).status).toBe(200);
  expect((await login('agent', browser)).status).toBe(409);
  await turnOn('admin');
  expect((await login('admin', device)).status).toBe(409);
  await db.run(
    sql`update known_origin set trusted_until = now() - interval '1 minute' where realm_id = ${realm.realmId}`,
  );
  expect((await login('agent', device)).status).toBe(409);
}, 60_000);

test('who must have one and has none is led through the set-up at sign-in', async () => {
  await setRequired(true);
  expect((await login('agent')).status).toBe(200); // not required for agents
  const first = await login('admin');
  expect(first).toMatchObject({ status: 409, body: { code: 'auth.setUpRequired' } });
  const { signInUid, app } = first.body.details!;
  expect((await complete(signInUid, '000000')).body.code).toBe('auth.codeWrong');
  const done = await complete(signInUid, current(app!.secret, -1));
  expect(done.body.recoveryCodes).toHaveLength(10);
  const token = bearer(done.body.tokens.access_token);
  expect((await call('removeSecondFactor', undefined, token)).body.code).toBe('secondFactor.isRequired');
  const next = await login('admin');
  expect(next.body.code).toBe('auth.codeRequired');
  expect((await complete(next.body.details!.signInUid, current(app!.secret))).status).toBe(200);
  await setRequired(false);
}, 60_000);

test('an admin resets it for somebody who lost it, and that is recorded; nobody else may', async () => {
  await turnOn('agent');
  const { uid } = await db.get<{ uid: string }>(
    sql`select person_uid as uid from person where realm_id = ${realm.realmId} and role = 'agent'`,
  );
  const agent = bearer(await realm.token('agent'));
  const admin = bearer(await realm.token('admin'));
  expect((await call('resetSecondFactor', { personUid: uid }, agent)).status).toBe(403);
  expect((await call('resetSecondFactor', { personUid: uid }, admin)).status).toBe(200);
  expect((await login('agent')).status).toBe(200);
  const { n } = await db.get<{ n: number }>(sql`
    select count(*)::int as n from change_log
    where realm_id = ${realm.realmId} and kind = 'secondFactorReset' and subject_uid = ${uid} and person_uid <> ${uid}`);
  expect(n).toBe(1);
  expect((await call('resetSecondFactor', { personUid: uid }, admin)).status).toBe(404);
}, 60_000);

test('an admin finds another admin with the platform agency and resets their app there', async () => {
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const owner = operator.tenants.forRealm(realm.realmId);
  const email = `second@${realm.domain}`;
  const facts = { email, firstName: 'Meera', lastName: 'Iyer', role: 'admin', country: 'India' } as const;
  await ensurePerson(operator, owner, realm.path, { ...facts, password: realm.password, mustChange: false });
  await operator.tenants.close();
  const { agencyUid } = await db.get<{ agencyUid: string }>(
    sql`select agency_uid as "agencyUid" from agency where realm_id = ${realm.realmId} and type = 'SUPER_ADMIN'`,
  );
  const admin = bearer(await realm.token('admin'));
  const find = async () => {
    const { body } = await call<{ people: StaffPerson[] }>('getAgency', { agencyUid }, admin);
    return body.people.find((person) => person.email === email)!;
  };
  const { personUid, can } = await find();
  expect(can).toEqual([]); // nothing to reset
  await db.run(sql`
    insert into second_factor (realm_id, person_uid, secret, confirmed_at)
    values (${realm.realmId}, ${personUid}, 'sealed'::bytea, now())`);
  expect((await find()).can).toEqual(['secondFactor.reset']);
  expect((await call('resetSecondFactor', { personUid }, admin)).status).toBe(200);
  expect((await find()).can).toEqual([]);
}, 60_000);

test('an operator resets it for the only admin of a realm, and that is recorded', async () => {
  await turnOn('admin');
  expect((await login('admin')).body.code).toBe('auth.codeRequired');
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  try {
    const owner = operator.tenants.forRealm(realm.realmId);
    expect(await resetByOperator(operator, owner, realm.path, realm.email('admin'))).toBe(true);
    expect(await resetByOperator(operator, owner, realm.path, 'nobody@example.test')).toBe(false);
  } finally {
    await operator.tenants.close();
  }
  expect((await login('admin')).status).toBe(200);
  const { n } = await db.get<{ n: number }>(sql`
    select count(*)::int as n from change_log c join person p using (realm_id)
    where realm_id = ${realm.realmId} and kind = 'secondFactorReset' and p.role = 'admin' and c.subject_uid = p.person_uid
      and c.person_uid is null`);
  expect(n).toBe(1);
}, 60_000);

test('a code confirms a sensitive call, a wrong one does not', async () => {
  const { secret, token } = await turnOn('agent');
  expect((await call('confirmSignIn', { code: '000000' }, token)).body['code']).toBe('auth.codeWrong');
  expect((await call('confirmSignIn', { code: current(secret) }, token)).status).toBe(200);
}, 60_000);
