import type { OwnSession, Preferences, SavedView } from '@visawright/contract/identity/preferences.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../../platform/db/db.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let db: Db;
let call: ReturnType<typeof createCaller>;

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['admin', 'agency', 'agent', 'reviewer', 'applicant']);
  server = await openTestApp(database);
  db = server.parts.tenants.forRealm(realm.realmId);
  call = createCaller(server.app, realm.path);
});
afterAll(async () => {
  await server?.close();
  await realm?.drop();
  await database?.drop();
});

interface Tokens {
  access_token: string;
  refresh_token: string;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const as = async (role: Role) => bearer(await realm.token(role));
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const signIn = async (role: Role, password = realm.password) =>
  (await call<{ tokens: Tokens }>('login', { username: realm.email(role), password }, { 'user-agent': chrome })).body
    .tokens;
const isAlive = async (token: string) => (await call('getProfile', {}, bearer(token))).status === 200;

test("returns a person's own preferences with defaults", async () => {
  const agent = await as('agent');
  const notificationTimes = {
    summaryAt: '09:00',
    isQuiet: false,
    quietFrom: '20:00',
    quietTo: '08:30',
    quietSunday: false,
    timeZone: 'Asia/Kolkata',
  };
  const standard = { language: 'en', singleKeys: true, notifications: {}, notificationTimes, notifyMe: [] };
  expect((await call<Preferences>('getPreferences', undefined, agent)).body).toEqual(standard);
  const wanted = {
    language: 'hi',
    singleKeys: false,
    notifications: { transferred: { app: true, mail: true, often: 'atOnce' } },
    notificationTimes: { ...notificationTimes, isQuiet: true },
    notifyMe: ['letter'],
  };
  const elsewhere = { push: false, sms: false, whatsapp: false }; // where nothing was chosen
  const stored = { ...wanted, notifications: { transferred: { ...wanted.notifications.transferred, ...elsewhere } } };
  expect((await call('savePreferences', wanted, agent)).body).toEqual(stored);
  expect((await call('getPreferences', undefined, agent)).body).toEqual(stored);
  expect((await call('getPreferences', undefined, await as('agency'))).body).toEqual(standard);
  expect(
    (await call('savePreferences', { ...wanted, notifications: { gossip: { app: true, mail: true } } }, agent)).status,
  ).toBe(422);
});

test('updates only the profile fields that were sent and logs them', async () => {
  const agency = await as('agency');
  const { body } = await call('updateProfile', { lastName: 'Menon', country: null }, agency);
  expect(body).toMatchObject({ firstName: 'Asha', lastName: 'Menon', address: { country: null } });
  expect((await call('updateProfile', { firstName: ' ' }, agency)).status).toBe(422);
  expect((await call('updateProfile', { role: 'admin' }, agency)).status).toBe(422);
  const log = await db.many(
    sql`select field, became from change_log where realm_id = ${db.realmId} and kind = 'profileChanged' order by field`,
  );
  expect(log).toEqual([
    { field: 'country', became: null },
    { field: 'lastName', became: 'Menon' },
  ]);
});

const view = (name: string, isShared: boolean) => ({ list: 'applications', name, query: 'status=draft', isShared });
const viewsOf = async (role: Role) =>
  (await call<{ views: SavedView[] }>('listSavedViews', { list: 'applications' }, await as(role))).body.views;

test('shares a view with colleagues, lets only its creator remove it, and limits views to fifty', async () => {
  const agent = await as('agent');
  const shared = (await call<SavedView>('createSavedView', view('Ours', true), agent)).body;
  await call('createSavedView', view('Mine', false), agent);
  await call('createSavedView', view('House', true), await as('admin'));
  await call('createSavedView', view('Theirs', true), await as('applicant'));
  const names = async (role: Role) => (await viewsOf(role)).map(({ name }) => name);
  expect(await names('agent')).toEqual(['Ours', 'Mine']);
  expect(await viewsOf('agency')).toEqual([{ ...shared, isMine: false }]);
  expect(await names('admin')).toEqual(['House']);
  expect(await names('applicant')).toEqual(['Theirs']);
  expect((await call('deleteSavedView', { viewUid: shared.viewUid }, await as('agency'))).status).toBe(404);
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, i) => call('createSavedView', view(`More ${i}`, false), agent)),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(48);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(12);
  expect((await call('deleteSavedView', { viewUid: shared.viewUid }, agent)).status).toBe(200);
  expect(await viewsOf('agency')).toEqual([]);
});

test('lists own sessions and ends one or all others', async () => {
  const [mine, phone] = [await signIn('reviewer'), await signIn('reviewer')];
  const direct = await realm.token('reviewer'); // as from the provider's login page: without a session row
  const seen = async () =>
    (await call<{ sessions: OwnSession[] }>('ownSessions', undefined, bearer(mine.access_token))).body.sessions;
  const sessions = await seen();
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
  expect(sessions.map(({ device }) => device).sort()).toEqual(['', 'Chrome on Windows', 'Chrome on Windows']);

  const stranger = bearer((await signIn('agent')).access_token);
  const other = sessions.find(({ isThisOne, device }) => !isThisOne && device !== '')!;
  expect((await call('endOwnSession', { sessionUid: other.sessionUid }, stranger)).status).toBe(404);
  expect(await isAlive(phone.access_token)).toBe(true);
  const ended = await call('endOwnSession', { sessionUid: other.sessionUid }, bearer(mine.access_token));
  expect(ended.body).toEqual({ ended: 1 });
  expect(await isAlive(phone.access_token)).toBe(false);
  expect(await isAlive(direct)).toBe(true);
  expect((await call('endOwnSession', { sessionUid: 'others' }, bearer(mine.access_token))).body).toEqual({ ended: 1 });
  expect(await isAlive(direct)).toBe(false);
  expect(await isAlive(mine.access_token)).toBe(true);
  expect((await call('refreshToken', { refreshToken: phone.refresh_token })).status).toBe(401);
  expect(await seen()).toHaveLength(1);
});

test('changes the password with the current one and ends all other sessions', async () => {
  const [mine, other] = [await signIn('reviewer'), await signIn('reviewer')];
  const newPassword = 'Monsoon-Lantern-77';
  const change = (body: object, token = mine.access_token) => call('changePassword', body, bearer(token));
  expect((await change({ password: 'wrong', newPassword })).body).toMatchObject({ code: 'auth.failed' });
  expect((await change({ password: realm.password, newPassword: 'short' })).body).toMatchObject({
    code: 'auth.passwordRefused',
  });
  expect(await isAlive(other.access_token)).toBe(true);
  expect((await change({ password: realm.password, newPassword })).body).toEqual({ ok: true });
  expect(await isAlive(other.access_token)).toBe(false);
  expect(await isAlive(mine.access_token)).toBe(true);
  expect((await call('refreshToken', { refreshToken: mine.refresh_token })).status).toBe(200);
  expect((await call('login', { username: realm.email('reviewer'), password: realm.password })).status).toBe(400);
  expect((await signIn('reviewer', newPassword)).access_token).toBeTruthy();
  const { body } = await call<{ sessions: OwnSession[] }>('ownSessions', undefined, bearer(mine.access_token));
  expect(body.sessions).toHaveLength(2);
});

test('counts wrong current passwords toward the sign-in limit', async () => {
  const { access_token } = await signIn('admin');
  const guess = (password: string) =>
    call('changePassword', { password, newPassword: 'Monsoon-Lantern-77' }, bearer(access_token));
  for (let i = 0; i < 4; i++) expect((await guess(`guess ${i}`)).status).toBe(400);
  expect((await guess(realm.password)).body).toMatchObject({ code: 'auth.failed' });
  expect((await call('login', { username: realm.email('admin'), password: realm.password })).status).toBe(400);
});
