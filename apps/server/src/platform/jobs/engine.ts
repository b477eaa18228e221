import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk';
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor';
import type { Logger } from 'pino';
import { withSpan } from '../tracing/span.ts';
import { currentTrace, writeTraceparent } from '../tracing/trace-context.ts';
import { engineLog } from './engine-log.ts';
import type { Engine, EngineClient, EngineJob, JobObserver, Outcome, QueueSettings } from './engine.types.ts';
import { jobId } from './job-id.ts';
import { runTracedJob } from './run-traced-job.ts';
import { startRun } from './start-run.ts';

// The only module that knows the durable engine; everything else uses engine.types.ts.
const application = 'visawright';
const engineSchema = 'dbos';

// Opens no connection: it writes only through the caller's transaction.
export async function openEngineClient(databaseUrl: string, log: Logger): Promise<EngineClient> {
  const engine = await DBOSClient.create({
    systemDatabaseUrl: databaseUrl,
    systemDatabaseSchemaName: engineSchema,
    applicationName: application,
    logger: engineLog(log),
  });
  return {
    enqueue(client, job) {
      const facts = { 'visawright.job': job.name, 'visawright.queue': job.queue };
      return withSpan(`queue ${job.name}`, 'producer', facts, async () => {
        const trace = currentTrace();
        await engine.enqueueInTransaction(
          client,
          {
            workflowName: job.name,
            queueName: job.queue,
            workflowID: jobId(job.name, job.key),
            queuePartitionKey: job.partition,
          },
          job.input,
          ...(trace ? [writeTraceparent(trace)] : []), // the worker continues the trace of the call
        );
      });
    },
    close: () => engine.destroy(),
  };
}

export interface EngineOptions {
  readonly databaseUrl: string;
  readonly executorId: string;
  readonly log: Logger;
  readonly queues: Readonly<Record<string, QueueSettings>>;
  readonly jobs: readonly EngineJob[];
  readonly observer?: JobObserver | undefined;
}

export async function startEngine({
  databaseUrl,
  executorId,
  log,
  queues,
  jobs,
  observer,
}: EngineOptions): Promise<Engine> {
  const counts = { started: 0, done: 0, failed: 0 };
  DBOS.setConfig({
    name: application,
    systemDatabaseUrl: withIdleLimit(databaseUrl),
    systemDatabaseSchemaName: engineSchema,
    systemDatabasePoolSize: 10,
    executorID: executorId,
    // A constant version: a changed job gets a new name instead, so any worker can finish any job after a deploy.
    applicationVersion: '1',
    runMigrations: false,
    enableOTLP: false,
    logger: engineLog(log),
    listenQueues: Object.keys(queues),
  });
  for (const job of jobs) {
    const body = async (input: unknown, traceparent?: unknown) => {
      counts.started++;
      const from = performance.now();
      let outcome: Outcome = 'failed';
      try {
        await runTracedJob(job, traceparent, () => job.run(startRun({ log, job: job.name, observer }), input));
        outcome = 'done';
      } finally {
        counts[outcome]++;
        observer?.job(job.name, job.queue, outcome, (performance.now() - from) / 1_000);
      }
    };
    // A job that crashes its worker this often is given up and retained for inspection.
    DBOS.registerWorkflow(body, { name: job.name, maxRecoveryAttempts: 10 });
  }
  await DBOS.launch();
  for (const [name, { slots, pollMs }] of Object.entries(queues)) {
    await DBOS.registerQueue(name, {
      workerConcurrency: slots,
      partitionWorkerConcurrency: slots - 1,
      minPollingIntervalMs: pollMs,
      onConflict: 'always_update',
    });
  }
  return {
    executorId,
    counts: () => ({ ...counts }),
    // Not resumeWorkflow: it would reset the crash count and ignore the queue's limits.
    recover: async (deadId) => (await DBOSExecutor.globalInstance!.recoverPendingWorkflows([deadId])).length,
    isRunning: (id) => DBOSExecutor.globalInstance?.systemDatabase.checkForRunningWorkflow(id) ?? true,
    deleteFinished,
    close: (waitMs) => DBOS.shutdown({ deregister: true, workflowCompletionTimeoutMS: waitMs }),
  };
}

// Limits how long a stopped or unreachable worker can hold row locks.
function withIdleLimit(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c idle_in_transaction_session_timeout=60000');
  return url.href;
}

async function deleteFinished(before: Date, limit: number): Promise<number> {
  const old = await DBOS.listWorkflows({
    status: ['SUCCESS', 'ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'],
    completedBefore: before.toISOString(),
    limit,
    loadInput: false,
    loadOutput: false,
  });
  if (old.length > 0) await DBOS.deleteWorkflows(old.map((workflow) => workflow.workflowID));
  return old.length;
}
