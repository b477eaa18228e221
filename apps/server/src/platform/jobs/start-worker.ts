import type { Logger } from 'pino';
import { startEngine } from './engine.ts';
import type { Engine, JobObserver } from './engine.types.ts';
import { expireFinishedJobs } from './expire-finished-jobs.ts';
import { engineJobs, type JobHandlers } from './jobs.ts';
import { queuesFor } from './queues.ts';
import { startTakeover } from './takeover.ts';

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly executorId: string;
  readonly log: Logger;
  readonly handlers: Partial<JobHandlers>;
  readonly readers?: number;
  readonly observer?: JobObserver;
}

export interface Worker {
  readonly engine: Engine;
  // Stops taking jobs and gives running ones some time to finish; another worker resumes the rest.
  close(): Promise<void>;
}

const healthEveryMs = 60_000;
const finishMs = 10_000;

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { databaseUrl, executorId, log, handlers, observer } = options;
  const queues = queuesFor(options.readers ?? 1);
  const takeover = startTakeover({ databaseUrl, executorId, log });
  await takeover.held;
  const engine = await startEngine({ databaseUrl, executorId, log, queues, jobs: engineJobs(handlers), observer });
  takeover.watch(engine);
  const expiry = expireFinishedJobs(engine, log);
  const health = setInterval(() => log.info(engine.counts(), 'worker healthy'), healthEveryMs);
  log.info({ worker: executorId, queues }, 'worker ready');
  return {
    engine,
    async close() {
      clearInterval(health);
      expiry.close();
      await engine.close(finishMs);
      await takeover.close(); // last: while jobs may still run here, no other worker may take them
      log.info(engine.counts(), 'worker stopped');
    },
  };
}
