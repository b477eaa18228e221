import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from '@visawright/server/tools.ts';
import type { OwnPostgres } from '../../proofs/takeover/own-postgres.ts';
import { serverProcess, type ServerProcess } from '../api/server-process.ts';
import { urlOf } from './lists-cluster.ts';

const poolSize = '10';

// The real API on one of the databases.
export const startApi = (cluster: OwnPostgres, database: string, port: number): Promise<ServerProcess> =>
  serverProcess(join(import.meta.dirname, '../../../apps/server/src/entry/api.ts'), port, {
    PORT: String(port),
    POOL_SIZE: poolSize,
    LOG_LEVEL: 'info',
    DATABASE_API_URL: urlOf(cluster, 'api', database),
    DATABASE_WORKER_URL: urlOf(cluster, 'worker', database),
    DATABASE_RESOLVER_URL: urlOf(cluster, 'resolver', database),
  });

export function startBareServer(
  cluster: OwnPostgres,
  database: string,
  port: number,
  statements: Record<string, Sql>,
): Promise<ServerProcess> {
  const file = join(mkdtempSync(join(tmpdir(), 'lists-')), 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  return serverProcess(join(import.meta.dirname, 'bare.ts'), port, {
    BARE_PORT: String(port),
    BARE_URL: cluster.url('postgres', database),
    BARE_STATEMENTS: file,
    POOL_SIZE: poolSize,
  });
}
