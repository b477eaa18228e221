import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createIdentityRealm, createTestDatabase, type IdentityRealm } from '@visawright/server/testing.ts';
import { openOperator } from '@visawright/server/tools.ts';
import { BrokenRun } from '../../measurement.ts';
import { runParallel } from '../../proofs/sign-in/guesses.ts';
import { root } from '../../record/sources-hash.ts';
import { percentile } from '../lists/latencies.ts';
import { stackPid } from '../load/part-cpu.ts';
import { treeCpuMs } from '../pipeline/tree-cpu-ms.ts';
import { treeMemoryMb } from './tree-memory-mb.ts';

const run = promisify(execFile);
const signInRealms = 5; // in which people sign in, one after the other

export interface RealmFigures {
  readonly realms: number;
  readonly secondsEach: number; // to create one
  readonly signInP50: number; // ms
  readonly signInP95: number;
  readonly signInCpuMs: number; // of the provider
  readonly memoryMb: number;
  readonly startSeconds: number | null; // not measured in a small run
  readonly firstSignInMs: number | null; // in a realm that nobody has used since the start
}

// The provider with a growing number of realms, as the operator's command makes them. A full run restarts it at each number.
export async function measureRealms(
  counts: readonly number[],
  order: { readonly signIns: number; readonly restarts: boolean },
  onCount: (figures: RealmFigures) => void,
): Promise<RealmFigures[]> {
  const database = await createTestDatabase();
  const realms: IdentityRealm[] = [];
  const drop = async () => {
    await runParallel(realms.length, 2, (n) => realms[n]!.drop().catch(() => undefined));
    await database.drop();
  };
  const giveUp = () => void drop().finally(() => process.exit(1));
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    const found: RealmFigures[] = [];
    for (const count of counts) {
      const began = performance.now();
      const more = count - realms.length;
      await runParallel(more, 2, async () => realms.push(await createIdentityRealm(database, ['agency'])));
      const secondsEach = (performance.now() - began) / 1_000 / more;
      const restart = order.restarts ? await restartProvider(realms) : { startSeconds: null, firstSignInMs: null };
      // Spread over all that there are.
      const used = Array.from(
        { length: Math.min(signInRealms, count) },
        (_each, n) => realms[Math.floor((n * count) / signInRealms) % count]!,
      );
      for (const realm of used) await realm.token('agency'); // warm
      const pid = stackPid('keycloak');
      const cpu = treeCpuMs(pid);
      const times: number[] = [];
      for (let n = 0; n < order.signIns; n++) times.push(await timeOf(used[n % used.length]!));
      found.push({
        realms: await countRealms(),
        secondsEach: Number(secondsEach.toFixed(1)),
        signInP50: Math.round(percentile(times, 0.5)),
        signInP95: Math.round(percentile(times, 0.95)),
        signInCpuMs: Math.round((treeCpuMs(pid) - cpu) / order.signIns),
        memoryMb: treeMemoryMb(pid),
        ...restart,
      });
      onCount(found.at(-1)!);
    }
    return found;
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    await drop();
  }
}

async function timeOf(realm: IdentityRealm): Promise<number> {
  const began = performance.now();
  await realm.token('agency');
  return performance.now() - began;
}

async function restartProvider(realms: readonly IdentityRealm[]) {
  const began = performance.now();
  await run(join(root, 'ops/stack'), ['restart', 'keycloak'], { cwd: root, timeout: 900_000 }).catch((error: Error) => {
    throw new BrokenRun(`the provider was not restarted: ${error.message}`);
  });
  const startSeconds = Number(((performance.now() - began) / 1_000).toFixed(1));
  return { startSeconds, firstSignInMs: Math.round(await timeOf(realms.at(-1)!)) };
}

// With those that were there before.
async function countRealms(): Promise<number> {
  const operator = openOperator();
  try {
    return (await operator.admin.get<unknown[]>('?briefRepresentation=true')).length;
  } finally {
    await operator.tenants.close();
  }
}
