import { openClient } from '../platform/db/connection.ts';
import { migrate } from '../platform/db/migrations.ts';
import { prepareEngine } from '../platform/jobs/prepare-engine.ts';

const lock = 7_203_115; // advisory lock: two processes that grant the same rights at once fail

// Runs as the owner: our migrations first, then the job engine's tables. Several processes may start at once.
export async function prepareDatabase(ownerUrl: string): Promise<string[]> {
  const client = await openClient(ownerUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]); // until the connection ends
    const ran = await migrate(ownerUrl);
    await prepareEngine(ownerUrl);
    return ran;
  } finally {
    await client.end();
  }
}
