import fc from 'fast-check';
import { openClient, openTenants } from '../../apps/server/src/access/tenant-db.ts';
import { testApp } from '../../apps/server/src/testing/app.ts';
import { testDatabase } from '../../apps/server/src/testing/database.ts';
import type { Finding } from '../dispatch.ts';
import { clientsOf } from './model/clients.ts';
import { sequence } from './model/commands.ts';
import { keyHouse } from './model/key-house.ts';
import { lostUpdates } from './model/lost-updates.ts';
import { oneEffect } from './model/one-effect.ts';
import { play } from './model/play.ts';
import { insertRealms } from './model/realms.ts';

const lanes = 6;
const spare = 400; // for shrinking what diverged

// Random lives of applications against a model of the rules, a fresh realm each; and what retries and simultaneous writers may not do.
export default async function model(small: boolean): Promise<Finding> {
  const sequences = small ? 300 : 5_000;
  const seed = Number(process.env['SEED'] ?? 20_261_115);
  const database = await testDatabase();
  const house = await keyHouse();
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  await insertRealms(admin, 2 * (sequences + spare), house.url);
  const server = await testApp(database, { POOL_SIZE: '12' });
  const [worker, owner] = [openTenants(database.workerUrl, 3), openTenants(database.ownerUrl, 4)];
  try {
    const started = performance.now();
    const next = { even: 0, odd: 1 };
    const fresh = (needsApproval: boolean) => (needsApproval ? (next.odd += 2) : (next.even += 2)) - 2;
    let [played, steps] = [0, 0];
    const divergences: unknown[] = [];
    const heard = new Map<string, number>();
    const lane = async (at: number) => {
      const property = fc.asyncProperty(sequence, async (given) => {
        const n = fresh(given.needsApproval);
        const taken = await play({ n, call: clientsOf(server.app, house, n), worker, owner, heard }, given);
        steps += taken;
        played++;
      });
      const numRuns = Math.ceil(sequences / lanes);
      const result = await fc.check(property, { numRuns, seed: seed + at, endOnFailure: false });
      if (result.failed)
        divergences.push({
          seed: result.seed,
          path: result.counterexamplePath,
          case: result.counterexample,
          why: String(result.errorInstance),
        });
    };
    await Promise.all(Array.from({ length: lanes }, (_each, at) => lane(at)));
    const seconds = Math.round((performance.now() - started) / 1_000);

    for (const each of divergences) console.error(JSON.stringify(each));
    const [first, second] = [fresh(false), fresh(false)];
    const once = await oneEffect(clientsOf(server.app, house, first), admin, first);
    const lost = await lostUpdates(clientsOf(server.app, house, second), second, 8, small ? 60 : 2_000);
    const isOnce = once.effects === 1 && once.replies === 1 && once.otherBody === '422 idempotency.keyReused';
    const missing = lost.written - lost.counted;
    return {
      figure: `${divergences.length} divergences in ${played} sequences, ${once.effects} effect of ${once.calls}, ${missing} lost of ${lost.written} updates`,
      target: '0, 1, 0',
      ok:
        divergences.length === 0 &&
        played >= sequences &&
        isOnce &&
        missing === 0 &&
        lost.version === lost.written + 1 &&
        lost.written > 0,
      table: {
        seed,
        sequences: played,
        steps,
        seconds,
        divergences,
        once,
        lost,
        heard: Object.fromEntries([...heard].toSorted(([one], [other]) => one.localeCompare(other))),
      },
    };
  } finally {
    await Promise.all([worker.close(), owner.close(), server.close(), admin.end()]);
    house.close();
    await database.drop();
  }
}
