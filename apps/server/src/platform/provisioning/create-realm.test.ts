import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { RealmOrder } from '../realms/realms.queries.ts';
import { createRealm } from './create-realm.ts';
import { openOperator, type Operator } from './operator.ts';
import { listRealms } from '../realms/realms.queries.ts';

const path = `t-${randomBytes(5).toString('hex')}`;
const order: RealmOrder = {
  path,
  name: "O'Hara Tours",
  color: '#1463ff',
  hosts: [`${path}.localhost:8080`],
  phone: '+91 80 1234 5678',
  email: `care@${path}.test`,
  hours: '',
  footer: "O'Hara Tours, Kochi",
  isDefault: false,
  partnerTokens: false,
  logo: 'bG9nbw==',
};

let database: TestDatabase;
let operator: Operator;
let writes: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const real = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const { admin } = real;
  operator = {
    ...real,
    admin: {
      ...admin,
      post: (to, body) => (writes.push(`POST ${to}`), admin.post(to, body)),
      put: (to, body) => (writes.push(`PUT ${to}`), admin.put(to, body)),
    },
  };
  await createRealm(operator, order);
});

afterAll(async () => {
  await operator?.admin.remove(`/${path}`);
  await operator?.tenants.close();
  await database?.drop();
});

const tokenUrl = () => `${operator.keycloakUrl}/realms/${path}/protocol/openid-connect/token`;
const ask = async (fields: Record<string, string>) => {
  const reply = await fetch(tokenUrl(), { method: 'POST', body: new URLSearchParams(fields) });
  return ((await reply.json()) as { error?: string }).error;
};

test('creates a realm with its row, host and shades', async () => {
  const [line] = await listRealms(operator.tenants);
  expect(line).toMatchObject({ path, display_name: "O'Hara Tours", hosts: order.hosts });
  expect(line!.issuer).toBe(`${operator.keycloakUrl}/realms/${path}`);
});

test("sets the provider's policy: passwords, lockout, short tokens, no registration", async () => {
  expect(await operator.admin.get(`/${path}`)).toMatchObject({
    bruteForceProtected: true,
    failureFactor: 5,
    waitIncrementSeconds: 60,
    maxFailureWaitSeconds: 900,
    registrationAllowed: false,
    accessTokenLifespan: 300,
    ssoSessionIdleTimeout: 1_800,
    ssoSessionMaxLifespan: 36_000,
    loginTheme: 'visawright',
    passwordPolicy: expect.stringContaining('length(12)') as string,
  });
});

test('lets only our server exchange a password for a token', async () => {
  const guess = { grant_type: 'password', username: 'x', password: 'y' };
  for (const client_id of [path, 'admin-cli', 'account', 'account-console', 'security-admin-console', 'broker']) {
    expect(['unauthorized_client', 'invalid_client'], client_id).toContain(await ask({ ...guess, client_id }));
  }
  for (const client_id of [path, 'visawright-server', 'visawright-service']) {
    expect(await ask({ ...guess, client_id, client_secret: 'wrong' }), client_id).toMatch(/client/);
  }
});

test('returns from a login page to our own pages only, each written out', async () => {
  const [login] = await operator.admin.get<{ redirectUris: string[] }[]>(`/${path}/clients?clientId=${path}`);
  const [passkey] = await operator.admin.get<{ redirectUris: string[] }[]>(
    `/${path}/clients?clientId=visawright-passkey`,
  );
  const pages = [`${operator.publicUrl}/${path}`, `http://${order.hosts[0]}/${path}`].flatMap((page) => [
    page,
    `${page}/`,
  ]);
  expect(login!.redirectUris.toSorted()).toEqual([`http://${order.hosts[0]}/`, ...pages].toSorted());
  expect(passkey!.redirectUris.toSorted()).toEqual(login!.redirectUris.toSorted());
});

test('lets the service client only manage people, providers of agencies, and read events', async () => {
  type Named = { id: string; name: string };
  const [client] = await operator.admin.get<Named[]>(`/${path}/clients?clientId=visawright-service`);
  const user = await operator.admin.get<Named>(`/${path}/clients/${client!.id}/service-account-user`);
  const mapped = await operator.admin.get<{ clientMappings: Record<string, { mappings: Named[] }> }>(
    `/${path}/users/${user.id}/role-mappings`,
  );
  const names = mapped.clientMappings['realm-management']!.mappings.map(({ name }) => name).sort();
  expect(names).toEqual(['manage-identity-providers', 'manage-users', 'query-users', 'view-events', 'view-users']);
});

test('seals client secrets and brands the login page', async () => {
  const realmId = await createRealm(operator, order);
  const keys = await operator.tenants
    .forRealm(realmId)
    .many<{ kind: string; wrapped: Buffer }>(
      sql`select kind, wrapped from realm_key where realm_id = ${realmId} order by kind`,
    );
  expect(keys.map(({ kind }) => kind)).toEqual([
    'visawright-login',
    'visawright-passkey',
    'visawright-server',
    'visawright-service',
  ]);
  const [client] = await operator.admin.get<{ secret: string }[]>(`/${path}/clients?clientId=visawright-server`);
  for (const { wrapped } of keys) expect(wrapped.includes(client!.secret)).toBe(false);
  expect(await operator.admin.get(`/${path}/localization/hi`)).toMatchObject({
    brandName: "O''Hara Tours",
    brandLogo: 'bG9nbw==',
  });
});

test('changes nothing on a second run and only differences on a third', async () => {
  writes = [];
  await createRealm(operator, order);
  expect(writes).toEqual([]);
  const { logo: _, ...rest } = order;
  await createRealm(operator, { ...rest, phone: '+91 80 8765 4321' });
  expect(writes).toEqual([`POST /${path}/localization/en`, `POST /${path}/localization/hi`]);
  expect(await operator.admin.get(`/${path}/localization/en`)).toMatchObject({
    supportPhone: '+91 80 8765 4321',
    brandLogo: 'bG9nbw==',
  });
});
