import type { Logger } from 'pino';
import type { Engine } from './engine.types.ts';

const hour = 3_600_000;
const batch = 500;

// Finished jobs are kept for a week's questions; copies of the worker may delete side by side.
export function expireFinished(engine: Engine, log: Logger, keepDays = 7): { close(): void } {
  const sweep = async () => {
    const before = new Date(Date.now() - keepDays * 24 * hour);
    let deleted = 0;
    for (let n = batch; n === batch; deleted += n) n = await engine.deleteFinished(before, batch);
    if (deleted > 0) log.info({ deleted }, 'old jobs deleted');
  };
  const timer = setInterval(() => {
    sweep().catch((error: Error) => log.warn({ cause: error.name }, 'old jobs could not be deleted'));
  }, hour);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
