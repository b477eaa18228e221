import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../../platform/db/connection.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { sweepSessions } from './sweep-sessions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('deletes only expired rows of the given realm', async () => {
  const [mine, other] = await Promise.all(
    ['mine-a', 'other-b'].map((path) => insertRealm(database.ownerUrl, { path })),
  );
  const owner = await openClient(database.ownerUrl);
  for (const realmId of [mine, other]) {
    await owner.query('begin');
    await owner.query(`select set_config('app.realm_id', $1, true)`, [realmId]);
    await owner.query(
      `insert into ended_session (realm_id, kc_session, until)
       values ($1, 'old', now() - interval '1 minute'), ($1, 'new', now() + interval '1 minute')`,
      [realmId],
    );
    await owner.query(
      `insert into reset_request (realm_id, account, requested_at) values ($1, 'a', now() - interval '8 days'), ($1, 'a', now())`,
      [realmId],
    );
    await owner.query('commit');
  }
  const tenants = openTenants(database.workerUrl, 1);
  expect(await sweepSessions(tenants.forRealm(mine!), Date.now())).toBe(2);
  expect(await sweepSessions(tenants.forRealm(mine!), Date.now())).toBe(0);
  expect(await sweepSessions(tenants.forRealm(other!), Date.now())).toBe(2);
  await tenants.close();
  await owner.end();
});
