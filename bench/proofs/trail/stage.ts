import { openOperator, openTenants, sql, type Db } from '@visawright/server/tools.ts';
import { openTestApp, type TestApp } from '@visawright/server/testing-app.ts';
import { createIdentityRealm, createTestBucket, createTestDatabase } from '@visawright/server/testing.ts';
import { populateRealm } from '../access/populate-realm.ts';
import { principalsOf, type Principal } from '../access/principals.ts';
import type { World } from '../access/world.types.ts';

export interface Stage {
  readonly server: TestApp;
  readonly world: World;
  readonly principals: readonly Principal[];
  readonly owner: Db;
  readonly worker: Db;
  close(): Promise<void>;
}

// The real app on its own database and bucket, with people, travellers and documents as the access proof inserts them.
export async function openStage(): Promise<Stage> {
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  const realm = await createIdentityRealm(database, []);
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const server = await openTestApp(database, { S3_BUCKET: bucket.config.S3_BUCKET });
  const here = await populateRealm(database, operator, realm, { canCutPhotos: true });
  const worker = openTenants(database.workerUrl, 1);
  const owner = operator.tenants.forRealm(realm.realmId);
  await owner.run(sql`alter table trail disable trigger user`); // a person with every right in the database
  return {
    server,
    world: here.world,
    principals: principalsOf(here, here).filter(({ isKnown }) => isKnown),
    owner,
    worker: worker.forRealm(realm.realmId),
    async close() {
      await server.close();
      await worker.close();
      await realm.drop();
      await operator.tenants.close();
      await bucket.drop();
      await database.drop();
    },
  };
}

// While this runs, the product cannot write to the trail.
export async function withoutRows<T>({ owner }: Stage, work: () => Promise<T>): Promise<T> {
  await owner.run(sql`revoke insert on trail from visawright_api`);
  try {
    return await work();
  } finally {
    await owner.run(sql`grant insert on trail to visawright_api`);
  }
}
