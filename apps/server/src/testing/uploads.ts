import { sql, type Db } from '../access/db.ts';
import { openTenants } from '../access/tenant-db.ts';
import { testApp, type TestApp } from './app.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { identityRealm, type IdentityRealm } from './identity.ts';

export interface UploadHouse {
  readonly database: TestDatabase;
  readonly realm: IdentityRealm;
  readonly served: TestApp;
  readonly owner: Db;
  readonly token: string; // the applicant's
  readonly applicantUid: string;
  restart(): Promise<TestApp>; // as after a deploy
  close(): Promise<void>;
}

// The served app and an applicant with a session, for what is sent to it as a browser would.
export async function openUploadHouse(roles: Parameters<typeof identityRealm>[1]): Promise<UploadHouse> {
  const database = await testDatabase();
  const realm = await identityRealm(database, roles);
  let served = await testApp(database);
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
      served = await testApp(database);
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
