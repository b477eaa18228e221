import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient, type DatabaseClient } from '../platform/db/connection.ts';
import { readSchemaState, type SchemaState } from '../platform/db/migrations/read-schema-state.ts';
import { readMigrations } from '../platform/db/migrations/read-migrations.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { requireSchema, waitForSchema } from './wait-for-schema.ts';

let database: TestDatabase;
let owner: DatabaseClient;
const known = readMigrations().map(({ file }) => file);
const newest = known.at(-1)!;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await openClient(database.ownerUrl);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function stateFor(url: string, files = known): Promise<SchemaState> {
  const client = await openClient(url);
  try {
    return await readSchemaState(client, files);
  } finally {
    await client.end();
  }
}
const later = (file: string, requires: string | null) =>
  owner.query('insert into schema_migration (file, sha256, requires) values ($1, $1, $2)', [file, requires]);
const forget = () => owner.query(`delete from schema_migration where file >= '9000'`);

test('API and worker see that the database has what they need', async () => {
  expect(await stateFor(database.apiUrl)).toEqual({ kind: 'fits' });
  expect(await stateFor(database.workerUrl)).toEqual({ kind: 'fits' });
});

test('an older database: the missing files are named', async () => {
  expect(await stateFor(database.apiUrl, [...known, '9000_next.sql'])).toEqual({
    kind: 'older',
    missing: ['9000_next.sql'],
  });
  expect(await stateFor(database.resolverUrl)).toEqual({ kind: 'older', missing: [newest] }); // no right to look: before this check
});

test('a newer database fits if it only added something', async () => {
  await later('9000_added.sql', null);
  expect(await stateFor(database.apiUrl)).toEqual({ kind: 'fits' });
  await later('9001_removed_what_nobody_reads.sql', newest);
  expect(await stateFor(database.apiUrl)).toEqual({ kind: 'fits' });
  await later('9002_removed_what_we_read.sql', '9000_added.sql');
  expect(await stateFor(database.apiUrl)).toEqual({ kind: 'tooNew', removedBy: ['9002_removed_what_we_read.sql'] });
  expect(await stateFor(database.apiUrl, [...known, '9000_added.sql'])).toEqual({ kind: 'fits' });
  await expect(requireSchema(database.ownerUrl)).rejects.toThrow(
    '9002_removed_what_we_read.sql removed what this release needs',
  );
  await forget();
});

test('waits while the database is away or older, says so, and goes on', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const states: (() => Promise<SchemaState>)[] = [
    () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })),
    () => Promise.resolve({ kind: 'older', missing: [newest] }),
    () => Promise.resolve({ kind: 'fits' }),
  ];
  await waitForSchema('', log, () => states.shift()!(), 1);
  expect(states).toEqual([]);
  expect(lines.join('')).toContain('"part":"postgresql","cause":"ECONNREFUSED"');
  const wrongPassword = () => Promise.reject(Object.assign(new Error('no'), { code: '28P01' }));
  await expect(waitForSchema('', log, wrongPassword, 1)).rejects.toThrow('no');
});

const run = (program: 'api' | 'worker') => {
  const child = fork(join(import.meta.dirname, `${program}.ts`), [], {
    env: {
      ...process.env,
      DATABASE_API_URL: database.apiUrl,
      DATABASE_WORKER_URL: database.workerUrl,
      DATABASE_RESOLVER_URL: database.resolverUrl,
      PORT: '0',
      METRICS_PORT: '',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let out = '';
  child.stdout!.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return { child, out: () => out };
};
const gone = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};

test('the programs end with one line on a database that a later release has reduced', async () => {
  await later('9002_removed.sql', '9001_unknown.sql');
  const both = (['api', 'worker'] as const).map(run);
  for (const { child, out } of both) {
    expect(await gone(child)).toBe(1);
    expect(out()).toContain('9002_removed.sql removed what this release needs');
  }
  await forget();
}, 300_000);

test('a program that waits ends with its parent', async () => {
  await owner.query(`update schema_migration set file = '9999_away' where file = $1`, [newest]);
  const { child, out } = run('api');
  await expect.poll(out, { timeout: 150_000 }).toContain('waiting until');
  child.disconnect();
  expect(await gone(child)).toBe(0);
  await owner.query(`update schema_migration set file = $1 where file = '9999_away'`, [newest]);
}, 300_000);

test('the programs start when the missing migration has run', async () => {
  await owner.query(`update schema_migration set file = '9999_away' where file = $1`, [newest]);
  const { child, out } = run('api');
  let isReady = false;
  child.on('message', () => (isReady = true));
  await expect.poll(out, { timeout: 150_000 }).toContain('waiting until the migrations of this release have run');
  expect([out().includes(newest), isReady]).toEqual([true, false]);
  await owner.query(`update schema_migration set file = $1 where file = '9999_away'`, [newest]);
  await expect.poll(() => isReady, { timeout: 150_000 }).toBe(true);
  child.kill('SIGKILL');
  await gone(child);
}, 400_000);
