import type { Role } from '@visawright/contract/platform/roles.ts';
import type { Handlers } from '../platform/http/call.ts';
import { createCaller } from './create-caller.ts';
import { borrowIdentityRealm } from './identity-realm.ts';
import { openTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

// The real app on its own database, with a realm at the real identity provider and one person per role.
export async function openIdentityServer(roles: readonly Role[], handlers?: Handlers) {
  const database = await createTestDatabase();
  const realm = await borrowIdentityRealm(database, roles);
  const server = await openTestApp(database, {}, handlers);
  return {
    database,
    realm,
    server,
    call: createCaller(server.app, realm.path),
    async close() {
      await server.close();
      await realm.drop();
      await database.drop();
    },
  };
}
