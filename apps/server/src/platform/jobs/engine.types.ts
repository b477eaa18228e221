import type { TransactionClient } from '../db/connection.ts';

export interface QueueSettings {
  readonly slots: number;
  readonly pollMs: number;
}

// One execution of a job. After a takeover the job has a second run, and only the later one may write.
export interface Run {
  readonly jobId: string;
  // Runs once and its result is stored, but it may run twice before that: its writes must be keyed and carry the epoch. Results and
  // errors are stored unencrypted: ids and flags only.
  step<T>(name: string, work: () => Promise<T>, retries?: Retries): Promise<T>;
  // Runs at the start of every run and is not stored: the place to take an epoch.
  begin<T>(work: () => Promise<T>): Promise<T>;
  // Inside a transaction: throws StaleRun unless this run still owns the job, and holds ownership until the commit.
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

interface QueuedJob {
  readonly name: string;
  readonly queue: string;
  readonly key: string;
  readonly partition: string; // the realm
  readonly input: unknown;
}

export type Outcome = 'done' | 'failed';

// Receives how long everything took, for metrics.
export interface JobObserver {
  job(job: string, queue: string, outcome: Outcome, seconds: number): void;
  step(job: string, step: string, outcome: Outcome, seconds: number): void;
}

export interface EngineClient {
  enqueue(client: TransactionClient, job: QueuedJob): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly executorId: string;
  counts(): { started: number; done: number; failed: number };
  // Returns a dead worker's jobs to their queues, and how many there were.
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
