import type { SigningRealms } from '../../proofs/model/signing-realms.ts';
import { createSigningRealms } from '../../proofs/model/signing-realms.ts';
import { writeToken } from '../../proofs/model/write-token.ts';
import { freePort } from '../../proofs/documents/free-port.ts';
import type { OwnPostgres } from '../../proofs/takeover/own-postgres.ts';
import { startApi } from '../lists/list-servers.ts';
import { measuredActor } from '../lists/list-queries.ts';
import { percentile } from '../lists/latencies.ts';
import { addRealms, grow } from '../lists/grow.ts';
import { asAdmin, emptyDatabase, listsCluster, type Query } from '../lists/lists-cluster.ts';
import { askedRows, coreCalls, openCaller, type CoreCall } from './core-calls.ts';

const database = 'growth';

export interface CallFigures {
  readonly p50: number; // ms
  readonly p95: number;
  readonly buffers: number; // 8 kB pages that the statements of one call read
  readonly bytes: number; // of the reply
}

export interface SizeFigures {
  readonly applications: number;
  readonly rows: number; // of all tables
  readonly databaseMb: number;
  readonly fillSeconds: number;
  readonly calls: Readonly<Record<CoreCall, CallFigures>>;
  readonly unset: readonly string[]; // large tables without vacuum settings of their own
}

// One database that grows; at each size the API is started on it and asked.
export async function measureRows(
  sizes: readonly number[],
  calls: number,
  onSize: (figures: SizeFigures) => void,
): Promise<SizeFigures[]> {
  const tenant = await createSigningRealms();
  const cluster = await listsCluster();
  const giveUp = () => {
    cluster.remove();
    process.exit(1);
  };
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    await asAdmin(cluster, 'postgres', (query) =>
      query(`alter system set shared_preload_libraries = 'pg_stat_statements'`),
    );
    cluster.restart();
    await emptyDatabase(cluster, database);
    await asAdmin(cluster, database, async (query) => {
      await query('create extension pg_stat_statements');
      await addRealms(query, tenant.url);
    });
    const found: SizeFigures[] = [];
    for (const [at, size] of sizes.entries()) {
      const began = performance.now();
      await asAdmin(cluster, database, (query) => grow(query, sizes[at - 1] ?? 0, size));
      const fillSeconds = Math.round((performance.now() - began) / 1_000);
      const figures = await measureSize(cluster, tenant, calls);
      found.push({ applications: size, fillSeconds, ...figures });
      onSize(found.at(-1)!);
    }
    return found;
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    tenant.close();
    cluster.remove();
  }
}

async function measureSize(cluster: OwnPostgres, tenant: SigningRealms, calls: number) {
  const port = await freePort();
  const server = await startApi(cluster, database, port);
  try {
    return await asAdmin(cluster, database, async (query) => {
      const actor = await measuredActor(query);
      const asked = await askedRows(query);
      const path = 'lists-0';
      const issuer = `${tenant.url}/realms/${path}`;
      const token = writeToken(tenant, { issuer, path, sub: actor.sub, role: 'agency', seconds: 36_000 });
      const caller = openCaller(port, { authorization: `Bearer ${token}`, 'realm-client-id': path });
      const first = await caller.send(coreCalls(asked, '').list);
      const { nextCursor } = JSON.parse(first.text) as { nextCursor: string };
      const figures = {} as Record<CoreCall, CallFigures>;
      for (const [name, ask] of Object.entries(coreCalls(asked, nextCursor))) {
        const warm = await caller.send(ask);
        for (let n = 0; n < 7; n++) await caller.send(ask); // until generic plans are used
        await query('analyze trail, sensitive_read, change_log'); // what calls have written: autovacuum is off here
        await caller.send(ask);
        const times: number[] = [];
        const buffers: number[] = [];
        let before = await buffersRead(query);
        for (let n = 0; n < calls; n++) {
          times.push((await caller.send(ask)).ms);
          const after = await buffersRead(query);
          buffers.push(after - before);
          before = after;
        }
        const rounded = (value: number) => Number(value.toFixed(1));
        figures[name as CoreCall] = {
          p50: rounded(percentile(times, 0.5)),
          p95: rounded(percentile(times, 0.95)),
          buffers: Math.round(percentile(buffers, 0.5)), // other work of the API is between some calls
          bytes: warm.text.length,
        };
      }
      caller.close();
      const [whole] = await query<{ rows: number; mb: number }>(
        `select sum(greatest(reltuples, 0))::float8 as rows, round(pg_database_size(current_database()) / 1048576.0)::int as mb
         from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      return {
        rows: Math.round(whole!.rows),
        databaseMb: whole!.mb,
        calls: figures,
        unset: await tablesWithoutVacuumSettings(query),
      };
    });
  } finally {
    await server.stop();
  }
}

// Of the API's statements so far.
async function buffersRead(query: Query): Promise<number> {
  const [row] = await query<{ buffers: number }>(
    `select coalesce(sum(s.shared_blks_hit + s.shared_blks_read), 0)::float8 as buffers
     from pg_stat_statements s join pg_roles r on r.oid = s.userid
     where s.dbid = (select oid from pg_database where datname = current_database()) and s.toplevel
       and r.rolname in ('visawright_api', 'visawright_resolver')`,
  );
  return row!.buffers;
}

// With the default a table of ten million rows waits for two million dead ones.
async function tablesWithoutVacuumSettings(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and c.reltuples >= (select reltuples / 10 from pg_class where oid = 'application'::regclass)
       and coalesce(array_to_string(c.reloptions, ','), '') !~ 'autovacuum_vacuum_scale_factor' order by 1`,
  );
  return rows.map(({ name }) => name);
}
