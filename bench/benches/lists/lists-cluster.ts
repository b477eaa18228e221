import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { openClient } from '@visawright/server/tools.ts';
import { prepareDatabase } from '@visawright/server/product.ts';
import { ownPostgres, type OwnPostgres } from '../../proofs/takeover/own-postgres.ts';

// shared_buffers is part of the target; the other settings only make loading faster, not reads.
const settings = [
  'shared_buffers = 4GB',
  'max_connections = 120',
  'maintenance_work_mem = 1GB',
  'max_wal_size = 16GB',
  'wal_level = minimal',
  'max_wal_senders = 0',
  'fsync = off',
  'autovacuum = off',
  "timezone = 'UTC'",
];
const roles = ['owner', 'api', 'worker', 'resolver'] as const;

export type Role = (typeof roles)[number];
export const urlOf = (cluster: OwnPostgres, role: Role, database: string) =>
  cluster.url(`visawright_${role}`, database);

// The data folder of the stack is readable for the user postgres, wherever the repository is.
export async function listsCluster(stored?: string): Promise<OwnPostgres> {
  const cluster = await ownPostgres({
    under: realpathSync(join(import.meta.dirname, '../../../.stack/data')),
    settings,
    ...(stored !== undefined && { stored }),
  });
  try {
    await asAdmin(cluster, 'postgres', async (query) => {
      const known = await query<{ name: string }>(`select rolname as name from pg_roles`);
      for (const role of roles.filter((each) => !known.some(({ name }) => name === `visawright_${each}`)))
        await query(`create role visawright_${role} login`);
    });
  } catch (error) {
    cluster.remove();
    throw error;
  }
  return cluster;
}

export type Query = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;

export async function asAdmin<T>(cluster: OwnPostgres, database: string, work: (query: Query) => Promise<T>) {
  const client = await openClient(cluster.url('postgres', database));
  try {
    const query: Query = async <R extends object>(text: string, values: unknown[] = []) =>
      (await client.query<R>(text, values)).rows;
    return await work(query);
  } finally {
    await client.end();
  }
}

export async function emptyDatabase(cluster: OwnPostgres, name: string): Promise<void> {
  await asAdmin(cluster, 'postgres', async (query) => {
    await query(`create database ${name} owner visawright_owner`);
  });
  await prepareDatabase(urlOf(cluster, 'owner', name));
}

// File copy: the rows of the smaller database are on the same pages in the larger one.
export const copyDatabase = (cluster: OwnPostgres, from: string, to: string) =>
  asAdmin(cluster, 'postgres', (query) =>
    query(`create database ${to} template ${from} owner visawright_owner strategy file_copy`),
  );
