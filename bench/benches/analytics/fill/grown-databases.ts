import type { OwnPostgres } from '../../../proofs/takeover/own-postgres.ts';
import { sourcesHash } from '../../../record/sources-hash.ts';
import { asAdmin, emptyDatabase, listsCluster } from '../../lists/lists-cluster.ts';
import { fillDatabase } from './fill-database.ts';

export interface Grown {
  readonly database: string;
  readonly applications: number;
  readonly sums: number; // rows
  readonly megabytes: number; // of the sums
  readonly seconds: number; // it took to fill
}

// What decides whether a stored filling is still the same.
const filledBy = ['apps/server/migrations', 'bench/benches/analytics/fill'];

// A full run stores what it fills, so that filling and measuring can be runs of their own.
export const analyticsCluster = (small: boolean): Promise<OwnPostgres> =>
  listsCluster(small ? undefined : `analytics-${sourcesHash(filledBy)}`);

export async function growDatabase(cluster: OwnPostgres, applications: number): Promise<Grown> {
  const database = `numbers_${applications}`;
  const stored = await asAdmin(cluster, 'postgres', async (query) => {
    await query('create table if not exists grown (database text primary key, facts jsonb not null)');
    const [row] = await query<{ facts: Grown }>('select facts from grown where database = $1', [database]);
    if (!row) await query(`drop database if exists ${database}`);
    return row?.facts;
  });
  if (stored) return stored;
  const started = performance.now();
  await emptyDatabase(cluster, database);
  await fillDatabase(cluster, database, applications, true);
  const [sizes] = await asAdmin(cluster, database, (query) =>
    query<{ sums: number; megabytes: number }>(`
      select count(*)::int as sums, round(pg_total_relation_size('analytics_sum') / 1e6)::int as megabytes from analytics_sum`),
  );
  const grown: Grown = {
    database,
    applications,
    ...sizes!,
    seconds: Math.round((performance.now() - started) / 1_000),
  };
  await asAdmin(cluster, 'postgres', (query) => query('insert into grown values ($1, $2)', [database, grown]));
  console.log(`${database} after ${grown.seconds} s: ${grown.sums} sums, ${grown.megabytes} MB`);
  return grown;
}
