import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';

const { realm, server, close } = await openIdentityServer(['agent', 'admin']);
afterAll(close);
const db = server.parts.tenants.forRealm(realm.realmId);
const browser = { origin: 'http://127.0.0.1:8080' };
const name = realm.email('agent');
const wrong = 'Wrong-Word-2026!';

// The network address is the connection's own.
async function login(address: string, password: string, cookie?: string, username = name) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/das/v1/auth/login',
    remoteAddress: address,
    headers: { 'realm-client-id': realm.path, ...browser, ...(cookie === undefined ? {} : { cookie }) },
    payload: { username, password },
  });
  const device = [reply.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('__Host-dv-'));
  return { status: reply.statusCode, device: device?.split(';')[0], attributes: device };
}
const strangersGuess = async (count: number) => {
  for (let i = 0; i < count; i++) await login(`203.0.113.${i}`, wrong);
};

beforeEach(async () => {
  await db.run(sql`delete from sign_in_attempt where realm_id = ${realm.realmId}`);
  await db.run(sql`delete from known_origin where realm_id = ${realm.realmId}`);
  await server.parts.identity.unlock((await server.parts.realms.byPath(realm.path))!, name);
});

test('strangers from many networks do not lock out a known device, at home or elsewhere', async () => {
  const { device, attributes } = await login('198.51.100.7', realm.password);
  expect(attributes).toMatch(/HttpOnly; Secure; SameSite=Strict/);
  await strangersGuess(9);
  expect((await login('203.0.113.77', realm.password)).status).toBe(400); // a new device in a new network has to wait
  expect((await login('198.51.100.7', realm.password, device)).status).toBe(200);
  expect((await login('192.0.2.99', realm.password, device)).status).toBe(200);
}, 90_000);

test('a new device in a network of the owner still has attempts', async () => {
  await login('198.51.100.7', realm.password);
  await strangersGuess(9);
  expect((await login('198.51.100.7', realm.password)).status).toBe(200);
}, 90_000);

test('a known device has ten attempts of its own and no more', async () => {
  const { device } = await login('198.51.100.7', realm.password);
  for (let i = 0; i < 10; i++) await login('198.51.100.7', wrong, device);
  expect((await login('198.51.100.7', realm.password, device)).status).toBe(400);
}, 90_000);

test.each([
  ['invented', () => `__Host-dv-${realm.path}=${'a'.repeat(32)}.${'b'.repeat(43)}`],
  ['malformed', () => `__Host-dv-${realm.path}=..`],
])('an %s cookie is no known device', async (_, cookie) => {
  await strangersGuess(9);
  expect((await login('203.0.113.77', realm.password, cookie())).status).toBe(400);
});

test("another person's device is no known device of this account", async () => {
  const other = await login('198.51.100.8', realm.password, undefined, realm.email('admin'));
  await strangersGuess(9);
  expect((await login('203.0.113.77', realm.password, other.device)).status).toBe(400);
});
