import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClient } from '@visawright/server/tools.ts';
import type { TestBucket } from '@visawright/server/testing.ts';
import { runPostgresProgram } from './postgres-program.ts';

export interface Stored {
  readonly where: string;
  readonly bytes: Buffer;
}

const logs = join(import.meta.dirname, '../../../.stack/logs');

// All live rows of all schemas, the job engine's included. pg_dump does not see dead rows: see dataFilesOf.
export const dumpOf = async (database: string, ...options: string[]): Promise<Stored> => ({
  where: `dump of ${database}`,
  bytes: await runPostgresProgram('pg_dump', ['--no-owner', ...options], database),
});

// The provider's event log names an account by its address for 30 days: who tried to sign in, when and from where. It cannot be cleared
// for one person, and clearing it for all would let anybody remove the traces of an attack by deleting an account.
export const dumpOfProvider = () => dumpOf('keycloak', '--exclude-table-data=event_entity');
export const dumpOfProviderEvents = () => dumpOf('keycloak', '--data-only', '--table=event_entity');

async function openAsAdmin(database: string) {
  const url = new URL(process.env['DATABASE_ADMIN_URL']!);
  url.pathname = `/${database}`;
  return openClient(url.href);
}

// What the database does by itself once enough rows have changed.
export async function collectStatistics(database: string): Promise<void> {
  const admin = await openAsAdmin(database);
  await admin.query('analyze');
  await admin.end();
}

// The files of the database as they are on disk, indexes included, after dead rows were removed by VACUUM FULL.
export async function dataFilesOf(database: string): Promise<Stored[]> {
  const admin = await openAsAdmin(database);
  try {
    await admin.query('vacuum full');
    await admin.query('checkpoint');
    const { rows } = await admin.query<{ folder: string; oid: string }>(
      `select current_setting('data_directory') as folder, oid::text from pg_database where datname = current_database()`,
    );
    const folder = join(rows[0]!.folder, 'base', rows[0]!.oid);
    const { rows: relations } = await admin.query<{ file: string; relation: string }>(
      'select pg_relation_filenode(oid)::text as file, oid::regclass::text as relation from pg_class',
    );
    const relationOf = new Map(relations.map(({ file, relation }) => [file, relation]));
    return readdirSync(folder).map((name) => ({
      where: `data file of ${relationOf.get(name.replace(/[._].*/, '')) ?? name}`,
      bytes: readFileSync(join(folder, name)),
    }));
  } finally {
    await admin.end();
  }
}

// Every version of every object, with its name. The ledger's objects are the only ones that name the person, by uid.
export const objectVersions = async (bucket: TestBucket): Promise<Stored[]> =>
  (await bucket.versions()).map(({ key, bytes }) => ({
    where: `object ${key}`,
    bytes: Buffer.concat([Buffer.from(`${key}\n`), bytes]),
  }));

// The logs of the identity provider, the database, the object store and the others.
export const partLogs = (): Stored[] =>
  readdirSync(logs)
    .filter((name) => name.endsWith('.log'))
    .map((name) => ({ where: `log ${name}`, bytes: readFileSync(join(logs, name)) }));

// How often values are found, in either case. Each value is a word that occurs nowhere else.
export function countFound(stored: readonly Stored[], values: readonly string[]): { where: string; values: number }[] {
  return stored.flatMap(({ where, bytes }) => {
    const text = bytes.toString('latin1').toLowerCase();
    const hex = (value: string) => Buffer.from(value).toString('hex'); // as dumps write binary columns
    const found = values.filter((value) => text.includes(value.toLowerCase()) || text.includes(hex(value))).length;
    return found > 0 ? [{ where, values: found }] : [];
  });
}
