import { operations } from '@visawright/contract/operations/index.ts';
import { openClient, openOperator } from '@visawright/server/tools.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { createTestDatabase, createIdentityRealm } from '@visawright/server/testing.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { restorePointOf } from './access/restore-point.ts';
import { matrix } from './access/matrix.ts';
import { principalsOf } from './access/principals.ts';
import type { Stage } from './access/stage.ts';
import { swaps } from './access/swaps.ts';
import { unchecked } from './access/unchecked.ts';
import { populateRealm } from './access/populate-realm.ts';

// Checks every operation of the contract: which principal may call it, that a foreign id is refused in every position, and that the
// tenant database handle alone still separates realms when all other checks are off.
export default async function access(): Promise<Finding> {
  const database = await createTestDatabase();
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const realms = [await createIdentityRealm(database, []), await createIdentityRealm(database, [])];
  const server = await openTestApp(database);
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  try {
    const [here, there] = [
      await populateRealm(database, operator, realms[0]!),
      await populateRealm(database, operator, realms[1]!),
    ];
    const principals = principalsOf(here, there);
    const { parts, app } = server;
    let calls = 0;
    const stage: Stage = {
      app,
      restorePoint: await restorePointOf(admin),
      here: here.world,
      there: there.world,
      inserted: [...here.world.inserted, ...there.world.inserted],
      forget() {
        parts.actors.forget('');
        parts.realms.forget();
      },
      next: () => ++calls,
    };
    const cells = await matrix(stage, principals);
    const swapped = await swaps(stage, principals);
    const open = await unchecked(stage, parts, principals);
    const leaks = cells.wrong.filter(({ status }) => status < 400);
    const wrong = [...cells.wrong, ...swapped.wrong, ...open.wrong];
    for (const line of wrong.slice(0, 200)) console.error(JSON.stringify(line));
    requireForProof(
      cells.cells === Object.keys(operations).length * principals.length * 3 &&
        principals.length === 9 &&
        swapped.swaps > 300 &&
        open.answered > 500,
      'operations, positions or answers are missing',
    );
    return {
      judged: `${cells.cells} cells, ${swapped.swaps} swapped ids, ${open.answered} answers without checks`,
      checks: [
        none('leaks', leaks.length),
        none('other wrong answers', cells.wrong.length - leaks.length),
        none('swapped ids accepted', swapped.wrong.length),
        none('foreign rows without checks', open.wrong.length),
      ],
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
