import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestBucket } from '../../../apps/server/src/testing/bucket.ts';
import type { TestDatabase } from '../../../apps/server/src/testing/database.ts';
import type { Place } from './scan.ts';

const installed = '/usr/lib/postgresql';

// Everything a thief of the database would have: all schemas, the job engine's too, as the one role that sees every row.
export async function dumpDatabase(database: TestDatabase): Promise<Place> {
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

// Every object as it lies in the store, and its name.
export async function dumpBucket({ store, keys }: TestBucket): Promise<Place[]> {
  const places: Place[] = [];
  for (const key of await keys())
    places.push({ where: `object ${key}`, bytes: Buffer.concat([Buffer.from(`${key}\n`), await store.get(key)]) });
  return places;
}
