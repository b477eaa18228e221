import type { ClientBase } from 'pg';

export interface QueueSettings {
  readonly slots: number;
  readonly pollMs: number;
}

// One execution of a job. After a takeover the same job has a second run; only the later one may write.
export interface Run {
  readonly jobId: string;
  // Done once and remembered, but it may run twice before it is remembered: its writes are keyed and carry the epoch.
  // What it returns and throws is kept in plain tables: ids and flags only.
  step<T>(name: string, work: () => Promise<T>, retries?: Retries): Promise<T>;
  // Done at the start of every run and not remembered: the place to take an epoch.
  begin<T>(work: () => Promise<T>): Promise<T>;
  // Inside a transaction: throws StaleRun unless this run still owns the job, and keeps it so until the commit.
  own(client: unknown): Promise<void>;
}

export interface Retries {
  readonly attempts: number;
  readonly firstWaitSeconds: number;
}

export interface EngineJob {
  readonly name: string;
  readonly queue: string;
  run(run: Run, input: unknown): Promise<void>;
}

export interface QueuedJob {
  readonly name: string;
  readonly queue: string;
  readonly key: string;
  readonly partition: string; // the realm
  readonly input: unknown;
}

export interface EngineClient {
  enqueue(client: ClientBase, job: QueuedJob): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly executorId: string;
  counts(): { started: number; done: number; failed: number };
  // Gives the jobs of a dead worker back to their queues; how many.
  readonly recover: (executorId: string) => Promise<number>;
  readonly isRunning: (jobId: string) => boolean;
  deleteFinished(before: Date, limit: number): Promise<number>;
  close(waitMs: number): Promise<void>;
}

export class StaleRun extends Error {
  constructor(jobId: string) {
    super(`another run has taken over ${jobId}`);
    this.name = 'StaleRun';
  }
}
