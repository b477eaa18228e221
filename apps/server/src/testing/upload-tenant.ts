import { sql, type Db } from '../platform/db/db.ts';
import { openTenants } from '../platform/db/tenant-db.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { borrowIdentityRealm, type IdentityRealm } from './identity-realm.ts';

export interface UploadTenant {
  readonly database: TestDatabase;
  readonly realm: IdentityRealm;
  readonly served: TestApp;
  readonly owner: Db;
  readonly token: string; // the applicant's
  readonly applicantUid: string;
  restart(): Promise<TestApp>; // like after a deploy
  close(): Promise<void>;
}

// The running app and an applicant with a session, for requests a browser would send.
export async function createUploadTenant(roles: Parameters<typeof borrowIdentityRealm>[1]): Promise<UploadTenant> {
  const database = await createTestDatabase();
  const realm = await borrowIdentityRealm(database, roles);
  let served = await openTestApp(database);
  const owners = openTenants(database.ownerUrl, 1);
  const owner = owners.forRealm(realm.realmId);
  const { uid } = await owner.get<{ uid: string }>(sql`
    select applicant_uid as uid from applicant where realm_id = ${realm.realmId} and person_uid is not null`);
  return {
    database,
    realm,
    served,
    owner,
    token: await realm.token('applicant'),
    applicantUid: uid,
    async restart() {
      await served.close();
      served = await openTestApp(database);
      return served;
    },
    async close() {
      await owners.close();
      await served.close();
      await realm.drop();
      await database.drop();
    },
  };
}
