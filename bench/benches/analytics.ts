import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { getAnalytics } from '@visawright/server/product.ts';
import { openTenants, type Actor } from '@visawright/server/tools.ts';
import { atMost, none, timed, type Finding } from '../measurement.ts';
import type { OwnPostgres } from '../proofs/takeover/own-postgres.ts';
import { addCompanies, fill, readersIn } from './analytics/fill.ts';
import { measureWriteCost } from './analytics/write-cost.ts';
import { asAdmin, emptyDatabase, listsCluster, urlOf } from './lists/lists-cluster.ts';

const most = { p95: 300, growth: 1.3, write: 1.1 };
const periods = [
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-07-01', to: '2026-09-30' },
  { from: '2026-10-05', to: '2026-10-11' },
];
const now = Date.parse('2026-11-01T06:00:00Z');

interface Sizes {
  readonly database: string;
  readonly applications: number;
  readonly rollups: number;
  readonly bytes: number;
  readonly seconds: number;
}

// All charts of one call, for each reader, with and without filters, while the number of applications grows; and what the triggers add to
// a write.
export default async function analytics(small: boolean): Promise<Finding> {
  const sizes = small ? [5_000, 20_000] : [100_000, 500_000];
  const calls = small ? 4 : 40;
  const cluster = await listsCluster();
  const giveUp = () => {
    cluster.remove();
    process.exit(1);
  };
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    const grown: Sizes[] = [];
    for (const size of sizes) grown.push(await growDatabase(cluster, size));
    const p95: Record<string, number[]> = {};
    let empty = 0;
    for (const { database } of grown)
      for (const [name, ms, started] of await measureCharts(cluster, database, calls)) {
        (p95[name] ??= []).push(ms);
        if (started === 0 && !/agency/.test(name)) empty++; // one agency may have none in a small run
      }
    const slowest = Math.max(...Object.values(p95).map((values) => values.at(-1)!));
    const growth = Math.max(...Object.values(p95).map((values) => values.at(-1)! / values[0]!));
    const cost = await measureWriteCost(cluster, grown[0]!.database);
    return {
      judged:
        `${Object.keys(p95).length} views of all charts over ` +
        `${sizes.map((size) => size.toLocaleString('en')).join(' and ')} applications`,
      checks: [
        none('views without a number', empty),
        timed(atMost('p95 of all charts in the largest database', Math.round(slowest), most.p95, 'ms')),
        timed(atMost('p95 in the largest to the smallest database', rounded(growth), most.growth, '×')),
        timed(atMost('a write with the triggers to one without', rounded(cost.ratio), most.write, '×')),
      ],
      table: { grown, p95, writeMs: rounded(cost.ms) },
    };
  } finally {
    cluster.remove();
  }
}

const rounded = (value: number) => Number(value.toFixed(3));

async function growDatabase(cluster: OwnPostgres, applications: number): Promise<Sizes> {
  const database = `numbers_${applications}`;
  const started = performance.now();
  await emptyDatabase(cluster, database);
  return asAdmin(cluster, database, async (query) => {
    await addCompanies(query);
    await fill(query, applications);
    const [row] = await query<{ rollups: number; bytes: number }>(`
      select count(*)::int as rollups, pg_total_relation_size('analytics_rollup')::float8 as bytes from analytics_rollup`);
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(`${database} after ${seconds} s: ${row!.rollups} sums`);
    return { database, applications, ...row!, seconds };
  });
}

async function measureCharts(cluster: OwnPostgres, database: string, calls: number) {
  const readers = await asAdmin(cluster, database, readersIn);
  const tenants = openTenants(urlOf(cluster, 'api', database), 4);
  try {
    const found: [name: string, p95: number, started: number][] = [];
    for (const actor of readers)
      for (const filter of filtersOf(actor, readers)) {
        const name = [actor.role, ...Object.keys(filter)].join(' with ');
        const times: number[] = [];
        let counted = 0;
        for (let call = -2; call < calls; call++) {
          const started = performance.now();
          const query = { ...periods[Math.abs(call) % periods.length]!, ...filter };
          const reply = await getAnalytics(tenants.forRealm(actor.realmId), actor, query, now);
          if (call >= 0) times.push(performance.now() - started);
          counted += reply.started.now ?? 1; // hidden is not zero
        }
        times.sort((one, other) => one - other);
        found.push([name, times[Math.ceil(times.length * 0.95) - 1]!, counted]);
      }
    return found;
  } finally {
    await tenants.close();
  }
}

function filtersOf({ role }: Actor, readers: readonly Actor[]) {
  const destination = destinations[2]!.country;
  const agencyUid = readers.find((reader) => reader.role === 'agency')!.agencyUid!;
  return role === 'agency' ? [{}, { destination }] : [{}, { destination }, { agencyUid }, { agencyUid, destination }];
}
