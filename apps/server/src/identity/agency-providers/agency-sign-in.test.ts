import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../../platform/db/connection.ts';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { openRealmDirectory, type OpenRealmDirectory } from '../../platform/realms/realm-directory.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { agencySignInBackfill } from './agency-sign-in-backfill.ts';

let database: TestDatabase;
let tenant: TestTenant;
let other: TestTenant;
let realms: OpenRealmDirectory;
let admin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  [tenant, other] = [await createTestTenant(database), await createTestTenant(database)];
  realms = openRealmDirectory(database.resolverUrl, 'alpha');
  admin = (await tenant.person('admin')).personUid;
});
afterAll(async () => {
  await Promise.all([realms?.close(), tenant?.close(), other?.close()]);
  await database?.drop();
});

const isOffered = async ({ realmId }: TestTenant) => {
  realms.forget();
  return (await realms.byId(realmId))!.configuration.agencySignIn;
};
const insert = (agencyUid: string, isOn: boolean) =>
  tenant.db.run(sql`
    insert into agency_provider (realm_id, agency_uid, issuer, client_id, domains, is_on, changed_by)
    values (${tenant.realmId}, ${agencyUid}, 'https://id.example', 'client', ${[`${agencyUid}.example`]}, ${isOn}, ${admin})`);
const set = (agencyUid: string, isOn: boolean) =>
  tenant.db.run(sql`
    update agency_provider set is_on = ${isOn} where realm_id = ${tenant.realmId} and agency_uid = ${agencyUid}`);
const suspend = (agencyUid: string, status: 'active' | 'suspended') =>
  tenant.owner.run(sql`
    update agency set status = ${status} where realm_id = ${tenant.realmId} and agency_uid = ${agencyUid}`);

test('is offered while a provider of an active agency is on, in its own realm only', async () => {
  expect(await isOffered(tenant)).toBe(false);
  const [first, second] = [await tenant.agency(), await tenant.agency()];
  await insert(first, false);
  expect(await isOffered(tenant)).toBe(false);
  await Promise.all([set(first, true), insert(second, true)]);
  expect([await isOffered(tenant), await isOffered(other)]).toEqual([true, false]);
  await set(first, false);
  expect(await isOffered(tenant)).toBe(true);
  await suspend(second, 'suspended');
  expect(await isOffered(tenant)).toBe(false);
  await suspend(second, 'active');
  expect(await isOffered(tenant)).toBe(true);
  await tenant.db.run(sql`delete from agency_provider where realm_id = ${tenant.realmId} and agency_uid = ${second}`);
  expect(await isOffered(tenant)).toBe(false);
});

test('the backfill finds providers that were on before the fact was kept', async () => {
  const agency = await other.agency();
  await other.db.run(sql`
    insert into agency_provider (realm_id, agency_uid, issuer, client_id, domains, is_on, changed_by)
    values (${other.realmId}, ${agency}, 'https://id.example', 'client', ${['before.example']}, true,
      ${(await other.person('admin')).personUid})`);
  const owner = await openClient(database.ownerUrl);
  await owner.query('update realm set has_agency_sign_in = false where realm_id = $1', [other.realmId]);
  await owner.end();
  const workers = openTenants(database.workerUrl, 1);
  const fill = (after: string | null) =>
    workers.forRealm(other.realmId).transaction((tx) => agencySignInBackfill.fill(tx, after));
  expect(await fill(null)).toEqual({ reached: 'realm', rows: 1 });
  expect(await fill('realm')).toBeUndefined();
  await workers.close();
  expect(await isOffered(other)).toBe(true);
});

test('the configuration says whether, and nothing about which agencies', async () => {
  const agency = await tenant.agency();
  await insert(agency, true);
  realms.forget();
  const text = JSON.stringify((await realms.byId(tenant.realmId))!.configuration);
  for (const word of [agency, 'Meridian', 'id.example', `${agency}.example`]) expect(text).not.toContain(word);
});
