import { Counter, Histogram, type Registry } from 'prom-client';
import type { JobObserver } from '../jobs/engine.types.ts';

export interface WorkerMetrics {
  readonly observer: JobObserver;
  readonly reading: ReadingObserver;
}

export interface ReadingObserver {
  started(): void; // a reader process
  failed(): void;
  took(seconds: number): void; // in the reader, without waiting for one
}

const buckets = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300, 900];

// Labels are the names of jobs and steps in the code.
export function registerWorkerMetrics(register: Registry): WorkerMetrics {
  const registers = [register];
  const jobs = new Counter({
    name: 'visawright_jobs_total',
    help: 'Runs of jobs that ended, by outcome',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'visawright_job_seconds',
    help: 'Time of a run of a job, without waiting in its queue',
    labelNames: ['job'],
    buckets,
    registers,
  });
  const stepSeconds = new Histogram({
    name: 'visawright_step_seconds',
    help: 'Time of an attempt of a step',
    labelNames: ['job', 'step'],
    buckets,
    registers,
  });
  const stepFailures = new Counter({
    name: 'visawright_step_failures_total',
    help: 'Attempts of steps that failed; most are tried again',
    labelNames: ['job', 'step'],
    registers,
  });
  const starts = new Counter({
    name: 'visawright_reader_starts_total',
    help: 'Reader processes that were started: at first use, as replacements, and after failures',
    registers,
  });
  const failures = new Counter({
    name: 'visawright_reader_failures_total',
    help: 'Documents on which a reader failed or was too slow',
    registers,
  });
  const readingSeconds = new Histogram({
    name: 'visawright_reading_seconds',
    help: 'Time that a reader worked on a document',
    buckets,
    registers,
  });
  return {
    observer: {
      job(job, _queue, outcome, seconds) {
        jobs.inc({ job, outcome });
        jobSeconds.observe({ job }, seconds);
      },
      step(job, step, outcome, seconds) {
        stepSeconds.observe({ job, step }, seconds);
        if (outcome === 'failed') stepFailures.inc({ job, step });
      },
    },
    reading: {
      started: () => starts.inc(),
      failed: () => failures.inc(),
      took: (seconds) => readingSeconds.observe(seconds),
    },
  };
}
