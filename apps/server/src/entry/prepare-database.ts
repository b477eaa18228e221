import { prepareEngine } from '../platform/jobs/prepare-engine.ts';
import { migrate } from '../platform/db/migrations.ts';

// Runs as the owner: our migrations first, then the job engine's tables.
export async function prepareDatabase(ownerUrl: string): Promise<string[]> {
  const ran = await migrate(ownerUrl);
  await prepareEngine(ownerUrl);
  return ran;
}
