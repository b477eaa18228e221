import { openTenants } from '../platform/db/tenant-db.ts';
import { createCaller } from './create-caller.ts';
import { borrowIdentityRealm, type IdentityRealm } from './identity-realm.ts';
import { openTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

type CallName = Parameters<ReturnType<typeof createCaller>>[0];

// The real app with two realms: `call` as the admin of the first, `theirs` as the admin of the other, `owner` beside row-level security.
export async function openTwoRealms() {
  const database = await createTestDatabase();
  const [realm, other] = await Promise.all([
    borrowIdentityRealm(database, ['admin', 'agency', 'distributor', 'applicant']),
    borrowIdentityRealm(database, ['admin']),
  ]);
  const server = await openTestApp(database);
  const owners = openTenants(database.ownerUrl, 1);
  const adminOf = async (of: IdentityRealm) => ({ authorization: `Bearer ${await of.token('admin')}` });
  const [admin, otherAdmin] = await Promise.all([adminOf(realm), adminOf(other)]);
  return {
    realm,
    other,
    server,
    owner: owners.forRealm(realm.realmId),
    admin,
    otherAdmin,
    call: <T>(name: CallName, payload?: object) => createCaller(server.app, realm.path)<T>(name, payload, admin),
    theirs: <T>(name: CallName, payload?: object) => createCaller(server.app, other.path)<T>(name, payload, otherAdmin),
    async close() {
      await server.close();
      await owners.close();
      await Promise.all([realm.drop(), other.drop()]);
      await database.drop();
    },
  };
}
