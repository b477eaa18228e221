import { addresses } from '@visawright/contract/operations/addresses.ts';
import { writeToken } from '../../proofs/model/write-token.ts';
import { BrokenRun } from '../../measurement.ts';
import type { ServerProcess } from '../api/server-process.ts';
import { names, statementOf, type GrownLists, type Name } from './grown-lists.ts';
import { latencies, median, percentile } from './latencies.ts';
import { startApi, startBareServer } from './list-servers.ts';
import { measureThroughputRatio } from './measure-throughput-ratio.ts';

const firstPort = 18_190;

// Calls through the API at each size, and at the largest compared with the same statements through a bare server.
export async function measureSpeed(grown: GrownLists, servers: ServerProcess[]) {
  const { cluster, tenant, databases, actor, asked } = grown;
  for (const [at, database] of databases.entries()) servers.push(await startApi(cluster, database, firstPort + at));
  const token = writeToken(tenant, {
    issuer: `${tenant.url}/realms/lists-0`,
    path: 'lists-0',
    sub: actor.sub,
    role: 'agency',
    seconds: 36_000,
  });
  const headers = { authorization: `Bearer ${token}`, 'realm-client-id': 'lists-0' };
  const address = (base: string, name: Name) =>
    `${base}${addresses.applicationsOfAgency.path}?${new URLSearchParams(asked[name]).toString()}`;

  // Alternates between the sizes after a few calls, so that other load on the machine affects all equally.
  const [rounds, turns] = [9, 15];
  const p95: Record<Name, number[][]> = { filter: [], search: [] };
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

  const [largest, last] = [databases.at(-1)!, servers.at(-1)!];
  const statements = {
    filter: await statementOf(grown, largest, 'filter'),
    search: await statementOf(grown, largest, 'search'),
  };
  const bare = await startBareServer(cluster, largest, firstPort + 9, statements);
  servers.push(bare);
  const calls: Record<string, Awaited<ReturnType<typeof measureThroughputRatio>>> = {};
  for (const name of names) {
    const [one, other] = [
      { url: address(last.url, name), headers },
      { url: `${bare.url}/${name}`, headers: {} },
    ];
    const [mine, theirs] = [await itemsOf(one), await itemsOf(other)];
    if (mine !== theirs) throw new BrokenRun(`${name}: ${mine} items, ${theirs} through the bare server`);
    calls[name] = await measureThroughputRatio(one, other, 5, 20);
  }
  return {
    p95,
    calls,
    growth: Math.max(...names.map((name) => median(p95[name].map((round) => round.at(-1)! / round[0]!)))),
    share: Math.min(...names.map((name) => calls[name]!.ratio)),
  };
}

async function itemsOf({ url, headers }: { url: string; headers: Record<string, string> }): Promise<number> {
  const { items } = (await (await fetch(url, { headers })).json()) as { items: unknown[] };
  return items.length;
}
