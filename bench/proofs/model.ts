import fc from 'fast-check';
import { openClient, openTenants } from '@visawright/server/tools.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { createTestDatabase } from '@visawright/server/testing.ts';
import { exactly, none, requireForProof, type Finding } from '../measurement.ts';
import { clientsOf } from './model/clients.ts';
import { sequence } from './model/commands.ts';
import { createSigningRealms } from './model/signing-realms.ts';
import { lostUpdates } from './model/lost-updates.ts';
import { oneEffect } from './model/one-effect.ts';
import { playSequence } from './model/play-sequence.ts';
import { insertRealms } from './model/realms.ts';

const parallelRuns = 6;
const spare = 400; // for shrinking counterexamples

// Compares random sequences of calls with a model of the rules, in a fresh realm each, and checks retries and concurrent writers.
export default async function model(small: boolean): Promise<Finding> {
  const sequences = small ? 300 : 5_000;
  const seed = Number(process.env['SEED'] ?? 20_261_115);
  const database = await createTestDatabase();
  const identityProvider = await createSigningRealms();
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  await insertRealms(admin, 2 * (sequences + spare), identityProvider.url);
  const server = await openTestApp(database, { POOL_SIZE: '12' });
  const [worker, owner] = [openTenants(database.workerUrl, 3), openTenants(database.ownerUrl, 4)];
  try {
    const started = performance.now();
    const next = { even: 0, odd: 1 };
    const fresh = (needsApproval: boolean) => (needsApproval ? (next.odd += 2) : (next.even += 2)) - 2;
    let [played, steps] = [0, 0];
    const divergences: unknown[] = [];
    const answerCounts = new Map<string, number>();
    const run = async (at: number) => {
      const property = fc.asyncProperty(sequence, async (wanted) => {
        const n = fresh(wanted.needsApproval);
        const taken = await playSequence(
          { n, call: clientsOf(server.app, identityProvider, n), worker, owner, answerCounts },
          wanted,
        );
        steps += taken;
        played++;
      });
      const numRuns = Math.ceil(sequences / parallelRuns);
      const result = await fc.check(property, { numRuns, seed: seed + at, endOnFailure: false });
      if (result.failed)
        divergences.push({
          seed: result.seed,
          path: result.counterexamplePath,
          case: result.counterexample,
          why: String(result.errorInstance),
        });
    };
    await Promise.all(Array.from({ length: parallelRuns }, (_each, at) => run(at)));
    const seconds = Math.round((performance.now() - started) / 1_000);

    for (const each of divergences) console.error(JSON.stringify(each));
    const [first, second] = [fresh(false), fresh(false)];
    const once = await oneEffect(clientsOf(server.app, identityProvider, first), admin, first);
    const lost = await lostUpdates(clientsOf(server.app, identityProvider, second), second, 8, small ? 60 : 2_000);
    const missing = lost.written - lost.counted;
    requireForProof(played >= sequences && lost.written > 0, 'sequences or updates are missing');
    requireForProof(once.otherBody === '422 idempotency.keyReused', `a reused key was answered with ${once.otherBody}`);
    return {
      judged: `${played} sequences of ${steps} calls, ${once.calls} repeated calls, ${lost.written} concurrent updates`,
      checks: [
        none('divergences from the model', divergences.length),
        exactly('effects of one repeated call', once.effects, 1),
        exactly('different replies to one repeated call', once.replies, 1),
        none('lost updates', missing),
        none('versions not counted', lost.written + 1 - lost.version),
      ],
      table: {
        seed,
        sequences: played,
        steps,
        seconds,
        divergences,
        once,
        lost,
        answerCounts: Object.fromEntries([...answerCounts].toSorted(([one], [other]) => one.localeCompare(other))),
      },
    };
  } finally {
    await Promise.all([worker.close(), owner.close(), server.close(), admin.end()]);
    identityProvider.close();
    await database.drop();
  }
}
