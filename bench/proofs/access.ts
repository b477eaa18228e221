import { operations } from '@visawright/contract/operations/index.ts';
import { openClient } from '../../apps/server/src/access/tenant-db.ts';
import { createAccount } from '../../apps/server/src/people/ensure-person.ts';
import { openOperator, type Operator } from '../../apps/server/src/realms/operator.ts';
import { testApp } from '../../apps/server/src/testing/app.ts';
import { testDatabase, type TestDatabase } from '../../apps/server/src/testing/database.ts';
import { identityRealm, type IdentityRealm } from '../../apps/server/src/testing/identity.ts';
import { realmKeysOf } from '../../apps/server/src/vault/realm-key.ts';
import type { Finding } from '../dispatch.ts';
import { keepOf } from './access/keep.ts';
import { matrix } from './access/matrix.ts';
import { principalsOf } from './access/principals.ts';
import type { Stage } from './access/stage.ts';
import { swaps } from './access/swaps.ts';
import { unchecked } from './access/unchecked.ts';
import { buildWorld } from './access/world.ts';
import { realmSigner } from './tokens/realm-signer.ts';

// Who may do what, for every operation of the contract; the same for every place an id can stand; and once more with nothing left but the
// tenant's handle.
export default async function access(): Promise<Finding> {
  const database = await testDatabase();
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const realms = [await identityRealm(database, []), await identityRealm(database, [])];
  const server = await testApp(database);
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  try {
    const [here, there] = [
      await peopled(database, operator, realms[0]!),
      await peopled(database, operator, realms[1]!),
    ];
    const principals = principalsOf(here, there);
    const { parts, app } = server;
    let calls = 0;
    const stage: Stage = {
      app,
      keep: await keepOf(admin),
      here: here.world,
      there: there.world,
      planted: [...here.world.planted, ...there.world.planted],
      forget() {
        parts.actors.forget('');
        parts.realms.forget();
      },
      next: () => ++calls,
    };
    const cells = await matrix(stage, principals);
    const swapped = await swaps(stage, principals);
    const open = await unchecked(stage, parts, principals);
    const wrong = [...cells.wrong, ...swapped.wrong, ...open.wrong];
    for (const line of wrong.slice(0, 200)) console.error(JSON.stringify(line));
    const isWhole =
      cells.cells === Object.keys(operations).length * 8 * 3 && swapped.swaps > 300 && open.answered > 500;
    return {
      figure: `${cells.wrong.length} leaks in ${cells.cells} cells, ${swapped.wrong.length} of ${swapped.swaps} swaps took, ${open.foreignRows} foreign rows unchecked`,
      target: '0, 0, 0',
      ok: wrong.length === 0 && isWhole,
      table: { matrix: cells, swaps: swapped, unchecked: open },
    };
  } finally {
    await admin.end();
    await server.close();
    await operator.tenants.close();
    for (const realm of realms) await realm.drop();
    await database.drop();
  }
}

async function peopled(database: TestDatabase, operator: Operator, realm: IdentityRealm) {
  const owner = await openClient(database.ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realm.realmId]);
    const world = await buildWorld({
      owner,
      keys: operator.keys,
      realmKeys: await realmKeysOf(operator.tenants.forRealm(realm.realmId), operator.keys),
      realmId: realm.realmId,
      path: realm.path,
      account: (person) =>
        createAccount(operator.admin, realm.path, {
          ...person,
          password: realm.password,
          mustChange: false,
          country: null,
        }),
    });
    const signer = await realmSigner(operator.admin, realm.path);
    return { world, signer, issuer: `${operator.keycloakUrl}/realms/${realm.path}` };
  } finally {
    await owner.end();
  }
}
