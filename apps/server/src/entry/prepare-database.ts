import { setTimeout as wait } from 'node:timers/promises';
import { fileKeyStore } from '../platform/crypto/key-store.ts';
import { openClient, type DatabaseClient } from '../platform/db/connection.ts';
import { migrate, type MigrationSteps } from '../platform/db/migrations/migrate.ts';
import { readMigrations } from '../platform/db/migrations/read-migrations.ts';
import { prepareEngine } from '../platform/jobs/prepare-engine.ts';
import { sealedReasonsFile, sealReasons } from './migrations/seal-reasons.ts';

const lock = 7_203_115; // advisory lock: two processes that grant the same rights at once fail

// The key file is needed only if the database has texts that are not sealed yet.
const openKeys = () => {
  const file = process.env.ROOT_KEY_FILE;
  if (!file) throw new Error('ROOT_KEY_FILE is not set, and the database contains texts that have to be sealed');
  return fileKeyStore(file);
};
const steps: MigrationSteps = { [sealedReasonsFile]: (client) => sealReasons(client, openKeys) };

// Runs as the owner: our migrations first, then the job engine's tables. Several processes may start at once.
export async function prepareDatabase(
  ownerUrl: string,
  say: (line: string) => void = () => undefined,
): Promise<string[]> {
  const client = await openClient(ownerUrl);
  try {
    await takeLock(client);
    const ran = await migrate(ownerUrl, readMigrations(), steps, { say });
    await prepareEngine(ownerUrl);
    return ran;
  } finally {
    await client.end();
  }
}

// Until the connection ends. It asks again and again instead of waiting inside a statement: the engine creates indexes concurrently, which
// waits for every open statement, and so would wait for a process that waits for the lock.
async function takeLock(client: DatabaseClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    if (rows[0]!.taken) return;
    await wait(200);
  }
}
