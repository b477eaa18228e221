import type { Logger } from 'pino';
import { hourly } from '../hourly.ts';
import type { Engine } from './engine.types.ts';

const day = 24 * 3_600_000;
const batch = 500;

// Finished jobs are kept for a week's questions; copies of the worker may delete side by side.
export const expireFinished = (engine: Engine, log: Logger, keepDays = 7): { close(): void } =>
  hourly(log, 'old jobs', async () => {
    const before = new Date(Date.now() - keepDays * day);
    let deleted = 0;
    for (let n = batch; n === batch; deleted += n) n = await engine.deleteFinished(before, batch);
    return deleted;
  });
