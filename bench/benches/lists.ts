import { addresses } from '@visawright/contract/operations/addresses.ts';
import { fileKeyStore } from '../../apps/server/src/adapters/key-store.ts';
import type { Finding } from '../dispatch.ts';
import { keyHouse } from '../proofs/model/key-house.ts';
import { writeToken } from '../proofs/model/write-token.ts';
import type { ServerProcess } from './api/server-process.ts';
import { listsAsked, measuredActor } from './lists/asked.ts';
import { statementOf, touched } from './lists/buffers.ts';
import { asAdmin, copyDatabase, emptyDatabase, listsCluster, urlOf } from './lists/cluster.ts';
import { addRealms, grow } from './lists/grow.ts';
import { latencies, median, percentile } from './lists/latency.ts';
import { checkWords } from './lists/same-words.ts';
import { apiOn, bareOn } from './lists/served.ts';
import { ratioOf } from './lists/throughput.ts';

const firstPort = 18_190;
const names = ['filter', 'search'] as const;

// An agency's lists while everything around the agency grows: what a call costs must stay what it was.
export default async function lists(small: boolean): Promise<Finding> {
  const sizes = small ? [10_000, 100_000] : [10_000, 100_000, 1_000_000, 10_000_000];
  const target = small ? { p95: 1.6, buffers: 1.15, calls: 0.6 } : { p95: 1.3, buffers: 1.15, calls: 0.8 };
  const house = await keyHouse();
  const cluster = await listsCluster();
  const servers: ServerProcess[] = [];
  // Interrupted or out of time, it still leaves nothing behind.
  const giveUp = () => {
    for (const server of servers) void server.stop();
    cluster.remove();
    process.exit(1);
  };
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    const databases = sizes.map((size) => `lists_${size}`);
    const seconds: number[] = [];
    for (const [at, database] of databases.entries()) {
      const started = performance.now();
      if (at === 0) {
        await emptyDatabase(cluster, database);
        await asAdmin(cluster, database, (query) => addRealms(query, house.url));
      } else await copyDatabase(cluster, databases[at - 1]!, database);
      await asAdmin(cluster, database, (query) => grow(query, sizes[at - 1] ?? 0, sizes[at]!));
      await asAdmin(cluster, database, checkWords);
      seconds.push(Math.round((performance.now() - started) / 1_000));
      console.log(`${database} after ${seconds.at(-1)} s`);
    }

    const actor = await asAdmin(cluster, databases[0]!, measuredActor);
    const asked = listsAsked(actor.agencyUid!);
    const keys = fileKeyStore(process.env['ROOT_KEY_FILE']!);
    const buffers = { filter: [] as number[], search: [] as number[] };
    const plans: Record<string, string[]> = {};
    for (const database of databases)
      for (const name of names) {
        const api = urlOf(cluster, 'api', database);
        const seen = await touched(api, actor.realmId, await statementOf(api, keys, actor, asked[name]));
        if (seen.rows < 51) throw new Error(`${name} found only ${seen.rows} rows`);
        buffers[name].push(seen.buffers);
        plans[`${name} in ${database}`] = seen.plan;
      }

    for (const [at, database] of databases.entries()) servers.push(await apiOn(cluster, database, firstPort + at));
    const token = writeToken(house, {
      issuer: `${house.url}/realms/lists-0`,
      path: 'lists-0',
      sub: actor.sub,
      role: 'agency',
      seconds: 36_000,
    });
    const headers = { authorization: `Bearer ${token}`, 'realm-client-id': 'lists-0' };
    const address = (base: string, name: (typeof names)[number]) =>
      `${base}${addresses.applicationsOfAgency.path}?${new URLSearchParams(asked[name]).toString()}`;

    // Sizes in turn, a few calls each, so that what else the machine does meets all alike.
    const [rounds, turns] = small ? [5, 3] : [9, 15];
    const p95 = { filter: [] as number[][], search: [] as number[][] };
    for (const name of names) {
      for (const server of servers) await latencies(address(server.url, name), headers, 100); // warm
      for (let round = 0; round < rounds; round++) {
        const times = servers.map((): number[] => []);
        for (let turn = 0; turn < turns; turn++)
          for (const [at, server] of servers.entries())
            times[at]!.push(...(await latencies(address(server.url, name), headers, 20)));
        p95[name].push(times.map((each) => percentile(each, 0.95)));
      }
    }

    const last = servers.at(-1)!;
    const statements = {
      filter: await statementOf(urlOf(cluster, 'api', databases.at(-1)!), keys, actor, asked.filter),
      search: await statementOf(urlOf(cluster, 'api', databases.at(-1)!), keys, actor, asked.search),
    };
    const bare = await bareOn(cluster, databases.at(-1)!, firstPort + 9, statements);
    servers.push(bare);
    const calls: Record<string, Awaited<ReturnType<typeof ratioOf>>> = {};
    for (const name of names)
      calls[name] = await ratioOf(
        { url: address(last.url, name), headers },
        { url: `${bare.url}/${name}`, headers: {} },
        5,
        small ? 2 : 20,
      );

    const worst = {
      p95: Math.max(...names.map((name) => median(p95[name].map((round) => round.at(-1)! / round[0]!)))),
      buffers: Math.max(...names.map((name) => buffers[name].at(-1)! / buffers[name][0]!)),
      calls: Math.min(...names.map((name) => calls[name]!.ratio)),
    };
    return {
      figure: `p95 × ${worst.p95.toFixed(2)}, buffers × ${worst.buffers.toFixed(2)}, calls/s ${worst.calls.toFixed(2)} of bare`,
      target: `<= ${target.p95}, <= ${target.buffers}, >= ${target.calls}`,
      ok: worst.p95 <= target.p95 && worst.buffers <= target.buffers && worst.calls >= target.calls,
      table: { sizes, seconds, buffers, p95, calls, plans },
    };
  } finally {
    for (const server of servers) await server.stop();
    house.close();
    cluster.remove();
  }
}
