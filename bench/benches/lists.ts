import { createSigningRealms } from '../proofs/model/signing-realms.ts';
import type { OwnPostgres } from '../proofs/takeover/own-postgres.ts';
import { atLeast, atMost, none, timed, type Finding } from '../measurement.ts';
import type { ServerProcess } from './api/server-process.ts';
import { checkSearchTokens } from './lists/check-search-tokens.ts';
import { addRealms, grow } from './lists/grow.ts';
import { measured, statementOf, type GrownLists, type Measured } from './lists/grown-lists.ts';
import { listQueries, measuredActor } from './lists/list-queries.ts';
import { asAdmin, copyDatabase, emptyDatabase, listsCluster, urlOf } from './lists/lists-cluster.ts';
import { measureBuffers } from './lists/measure-buffers.ts';
import { measureSpeed } from './lists/measure-speed.ts';

const most = { p95: 1.3, buffers: 1.15 };
const leastCalls = 0.8;
const pageSize = 50; // a statement reads one row more

// The lists of one agency while the rest of the database grows: the cost of a call must stay the same. A small run compares two sizes and
// judges the buffers that a call reads.
export default async function lists(small: boolean): Promise<Finding> {
  const sizes = small ? [10_000, 100_000] : [10_000, 100_000, 1_000_000, 10_000_000];
  const tenant = await createSigningRealms();
  const cluster = await listsCluster();
  const servers: ServerProcess[] = [];
  // Cleans up when the run is interrupted or times out.
  const giveUp = () => {
    for (const server of servers) void server.stop();
    cluster.remove();
    process.exit(1);
  };
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    const { databases, seconds } = await growDatabases(cluster, tenant.url, sizes);
    const actor = await asAdmin(cluster, databases[0]!, measuredActor);
    const grown: GrownLists = { cluster, tenant, databases, actor, asked: listQueries(actor.agencyUid!) };
    const { buffers, plans, lacking } = await compareBuffers(grown);
    const growth = Math.max(...measured.map((name) => buffers[name].at(-1)! / buffers[name][0]!));
    const speed = small ? undefined : await measureSpeed(grown, servers);
    return {
      judged: `${measured.length} lists of one agency among ${sizes.map((size) => size.toLocaleString('en')).join(', ')} applications`,
      checks: [
        none('lists with less than a full page', lacking),
        atMost('buffers of a call in the largest to the smallest database', rounded(growth), most.buffers, '×'),
        ...(speed
          ? [
              timed(atMost('p95 in the largest to the smallest database', rounded(speed.growth), most.p95, '×')),
              timed(atLeast('calls per second to those of bare Fastify and pg', rounded(speed.share), leastCalls)),
            ]
          : []),
      ],
      table: { sizes, seconds, buffers, ...(speed && { p95: speed.p95, calls: speed.calls }), plans },
    };
  } finally {
    for (const server of servers) await server.stop();
    tenant.close();
    cluster.remove();
  }
}

const rounded = (value: number) => Number(value.toFixed(2));

async function growDatabases(cluster: OwnPostgres, tenantUrl: string, sizes: readonly number[]) {
  const databases = sizes.map((size) => `lists_${size}`);
  const seconds: number[] = [];
  for (const [at, database] of databases.entries()) {
    const started = performance.now();
    if (at === 0) {
      await emptyDatabase(cluster, database);
      await asAdmin(cluster, database, (query) => addRealms(query, tenantUrl));
    } else await copyDatabase(cluster, databases[at - 1]!, database);
    await asAdmin(cluster, database, (query) => grow(query, sizes[at - 1] ?? 0, sizes[at]!));
    await asAdmin(cluster, database, checkSearchTokens);
    seconds.push(Math.round((performance.now() - started) / 1_000));
    console.log(`${database} after ${seconds.at(-1)} s`);
  }
  return { databases, seconds };
}

async function compareBuffers(grown: GrownLists) {
  const buffers = Object.fromEntries(measured.map((name) => [name, []])) as unknown as Record<Measured, number[]>;
  const plans: Record<string, string[]> = {};
  let lacking = 0;
  for (const database of grown.databases)
    for (const name of measured) {
      const statement = await statementOf(grown, database, name);
      const api = urlOf(grown.cluster, 'api', database);
      const seen = await measureBuffers(api, grown.actor.realmId, statement);
      if (seen.rows <= pageSize) lacking += 1;
      buffers[name].push(seen.buffers);
      plans[`${name} in ${database}`] = seen.plan;
    }
  return { buffers, plans, lacking };
}
