import type { Logger } from 'pino';
import { runHourly } from './run-hourly.ts';
import type { Engine } from './engine.types.ts';

const day = 24 * 3_600_000;
const batch = 500;

// Finished jobs are retained for a week for inspection. Several workers may delete at the same time.
export const expireFinishedJobs = (engine: Engine, log: Logger, retentionDays = 7): { close(): void } =>
  runHourly(log, 'old jobs', async () => {
    const before = new Date(Date.now() - retentionDays * day);
    let deleted = 0;
    for (let n = batch; n === batch; deleted += n) n = await engine.deleteFinished(before, batch);
    return deleted;
  });
