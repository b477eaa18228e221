import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { findAnalyticsDifferences, getAnalytics } from '@visawright/server/product.ts';
import { hourLong, openTenants } from '@visawright/server/tools.ts';
import { atMost, none, timed, type Finding } from '../measurement.ts';
import type { OwnPostgres } from '../proofs/takeover/own-postgres.ts';
import { differencesInSample } from './analytics/differences-in-sample.ts';
import { readersIn } from './analytics/fill/companies.ts';
import { fillDatabase } from './analytics/fill/fill-database.ts';
import { analyticsCluster, growDatabase, type Grown } from './analytics/fill/grown-databases.ts';
import { measureWriteCost } from './analytics/write-cost.ts';
import { asAdmin, emptyDatabase, listsCluster, urlOf } from './lists/lists-cluster.ts';

const most = { p95: 300, growth: 1.3, write: 1.1 };
// What the screen asks for on 20 October: this month and this quarter, compared with as many days; a month, a quarter and a week that are
// over. And what only a call can ask for: a hundred days from the middle of a month to the middle of another.
const periods = [
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-10-01', to: '2026-12-31' },
  { from: '2026-09-01', to: '2026-09-30' },
  { from: '2026-07-01', to: '2026-09-30' },
  { from: '2026-10-05', to: '2026-10-11' },
  { from: '2026-06-16', to: '2026-09-15' },
];
const now = Date.parse('2026-10-20T06:00:00Z');
const writesDatabase = { name: 'numbers_writes', applications: 4_000 };

// All charts of one call, for each reader, with and without filters, while the number of applications grows; and what the triggers add to
// a write. The sums are filled by statements of the bench: in a small database all of them are compared with a recount of the product, in
// the largest those of some agencies. With --fill the databases are filled and stored for the next full run.
export default async function analytics(small: boolean): Promise<Finding> {
  const sizes = small ? [4_000, 20_000] : [100_000, 10_000_000];
  const cluster = await analyticsCluster(small);
  const end = (isDone: boolean) => (isDone || small ? cluster.remove() : cluster.stop());
  const giveUp = () => {
    end(false);
    process.exit(1);
  };
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  let isDone = false;
  try {
    const grown: Grown[] = [];
    for (const size of sizes) grown.push(await growDatabase(cluster, size));
    if (process.argv.includes('--fill')) {
      end(false);
      process.exit(0);
    }
    const finding = await measure(cluster, grown, small ? 6 : 42);
    isDone = true;
    return finding;
  } finally {
    end(isDone);
  }
}

const rounded = (value: number) => Number(value.toFixed(3));

async function measure(cluster: OwnPostgres, grown: readonly Grown[], calls: number): Promise<Finding> {
  const p95: Record<string, number[]> = {};
  let empty = 0;
  for (const { database } of grown)
    for (const [name, ms, started] of await measureCharts(cluster, database, calls)) {
      (p95[name] ??= []).push(rounded(ms));
      if (started === 0 && !/agency/.test(name)) empty++; // one agency may have none in a small run
    }
  const slowest = Math.max(...Object.values(p95).map((values) => values.at(-1)!));
  const growth = Math.max(...Object.values(p95).map((values) => values.at(-1)! / values[0]!));
  console.log(JSON.stringify(p95));
  const sampled = await asAdmin(cluster, grown.at(-1)!.database, differencesInSample);
  const { differing, cost } = await measureWrites();
  return {
    judged:
      `${Object.keys(p95).length} views of all charts over ` +
      `${grown.map(({ applications }) => applications.toLocaleString('en')).join(' and ')} applications`,
    checks: [
      none('views without a number', empty),
      none('sums that differ from a recount in a small database', differing),
      none('sums of some agencies that differ in the largest', sampled),
      timed(atMost('p95 of all charts in the largest database', Math.round(slowest), most.p95, 'ms')),
      timed(atMost('p95 in the largest to the smallest database', rounded(growth), most.growth, '×')),
      timed(atMost('a write with the triggers to one without', rounded(cost.ratio), most.write, '×')),
    ],
    table: { grown, p95, writeMs: rounded(cost.ms) },
  };
}

// In a cluster of its own, with all indexes and the log that the product has.
async function measureWrites() {
  const cluster = await listsCluster();
  try {
    await emptyDatabase(cluster, writesDatabase.name);
    await fillDatabase(cluster, writesDatabase.name, writesDatabase.applications, false);
    const differing = await recount(cluster);
    for (const each of differing.slice(0, 10)) console.error(JSON.stringify(each));
    return { differing: differing.length, cost: await measureWriteCost(cluster, writesDatabase.name) };
  } finally {
    cluster.remove();
  }
}

async function recount(cluster: OwnPostgres) {
  const [reader] = await asAdmin(cluster, writesDatabase.name, readersIn);
  const tenants = openTenants(urlOf(cluster, 'owner', writesDatabase.name), 1, hourLong);
  try {
    return await findAnalyticsDifferences(tenants.forRealm(reader!.realmId));
  } finally {
    await tenants.close();
  }
}

async function measureCharts(cluster: OwnPostgres, database: string, calls: number) {
  const readers = await asAdmin(cluster, database, readersIn);
  const agencyUid = readers.find(({ role }) => role === 'agency')!.agencyUid!;
  const destination = destinations[2]!.country;
  const tenants = openTenants(urlOf(cluster, 'api', database), 4);
  try {
    const found: [name: string, p95: number, started: number][] = [];
    for (const { title, ...actor } of readers)
      for (const filter of actor.role === 'agency'
        ? [{}, { destination }]
        : [{}, { destination }, { agencyUid }, { agencyUid, destination }]) {
        const name = [title, ...Object.keys(filter)].join(' with ');
        const times: number[] = [];
        let counted = 0;
        for (let call = -periods.length; call < calls; call++) {
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
