import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestBucket, TestDatabase } from '@visawright/server/testing.ts';
import type { Dump } from './plaintext-in.ts';

const installed = '/usr/lib/postgresql';

// Everything that a thief of the database would have: all schemas, including that of the job engine, with every row.
export async function dumpDatabase(database: TestDatabase): Promise<Dump> {
  const url = new URL(process.env['DATABASE_ADMIN_URL']!);
  const newest = readdirSync(installed).toSorted().at(-1)!;
  const { stdout } = await promisify(execFile)(join(installed, newest, 'bin', 'pg_dump'), ['--no-owner'], {
    env: {
      PGHOST: url.hostname,
      PGPORT: url.port,
      PGUSER: decodeURIComponent(url.username),
      PGPASSWORD: decodeURIComponent(url.password),
      PGDATABASE: new URL(database.ownerUrl).pathname.slice(1),
    },
    encoding: 'buffer',
    maxBuffer: 1024 ** 3,
  });
  return { where: 'database', bytes: stdout };
}

// Every object as stored, with its key.
export async function dumpBucket({ store, keys }: TestBucket): Promise<Dump[]> {
  const dumps: Dump[] = [];
  for (const key of await keys())
    dumps.push({ where: `object ${key}`, bytes: Buffer.concat([Buffer.from(`${key}\n`), await store.get(key)]) });
  return dumps;
}
