import { prepareEngine } from './jobs/prepare-engine.ts';
import { migrate } from './migrations.ts';

// Everything the processes expect to find, as the owner: our tables, then the job engine's.
export async function prepareDatabase(ownerUrl: string): Promise<string[]> {
  const ran = await migrate(ownerUrl);
  await prepareEngine(ownerUrl);
  return ran;
}
