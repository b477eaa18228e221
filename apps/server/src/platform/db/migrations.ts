import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openClient } from './connection.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const lock = 7_203_114; // advisory lock: one runner at a time

export interface Migration {
  readonly file: string;
  readonly text: string;
  readonly sha256: string;
}

// Ordered by number, in whichever folder they are: a migration is known by its file name alone.
export function readMigrations(from = folder): Migration[] {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, file: basename(path) }))
    .filter(({ file }) => /^\d{4}_[a-z_]+\.sql$/.test(file))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ path, file }) => {
      const text = readFileSync(join(from, path), 'utf8');
      return { file, text, sha256: createHash('sha256').update(text).digest('hex') };
    });
}

// Forward only. Each file runs in one transaction; a file that changed after it ran is an error and never runs again.
export async function migrate(ownerUrl: string, migrations = readMigrations()): Promise<string[]> {
  const client = await openClient(ownerUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(`create table if not exists schema_migration
      (file text primary key, sha256 text not null, run_at timestamptz not null default now())`);
    const { rows } = await client.query<Migration>('select file, sha256 from schema_migration');
    const done = new Map(rows.map(({ file, sha256 }) => [file, sha256]));
    const ran: string[] = [];
    for (const { file, text, sha256 } of migrations) {
      const before = done.get(file);
      if (before === sha256) continue;
      if (before !== undefined) throw new Error(`migration ${file} was changed after it had run`);
      await client.query('begin');
      await client.query(text);
      await client.query('insert into schema_migration (file, sha256) values ($1, $2)', [file, sha256]);
      await client.query('commit');
      ran.push(file);
    }
    return ran;
  } finally {
    await client.end();
  }
}
