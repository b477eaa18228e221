import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk';
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor';
import type { Logger } from 'pino';
import { engineLog } from './engine-log.ts';
import type { Engine, EngineClient, EngineJob, QueueSettings } from './engine.types.ts';
import { startRun } from './run.ts';

// The only module that knows the durable engine; everything else speaks engine.types.ts.
const application = 'visawright';
export const engineSchema = 'dbos';

// Opens no connection of its own: it only ever writes through the caller's transaction.
export async function openEngineClient(databaseUrl: string, log: Logger): Promise<EngineClient> {
  const engine = await DBOSClient.create({
    systemDatabaseUrl: databaseUrl,
    systemDatabaseSchemaName: engineSchema,
    applicationName: application,
    logger: engineLog(log),
  });
  return {
    async enqueue(client, job) {
      await engine.enqueueInTransaction(
        client,
        {
          workflowName: job.name,
          queueName: job.queue,
          workflowID: `${job.name}:${job.key}`,
          queuePartitionKey: job.partition,
        },
        job.input,
      );
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
}

export async function startEngine({ databaseUrl, executorId, log, queues, jobs }: EngineOptions): Promise<Engine> {
  const counts = { started: 0, done: 0, failed: 0 };
  DBOS.setConfig({
    name: application,
    systemDatabaseUrl: withIdleLimit(databaseUrl),
    systemDatabaseSchemaName: engineSchema,
    systemDatabasePoolSize: 10,
    executorID: executorId,
    // One version for good: a changed job gets a new name instead, so any worker can finish any job after a deploy.
    applicationVersion: '1',
    runMigrations: false,
    enableOTLP: false,
    logger: engineLog(log),
    listenQueues: Object.keys(queues),
  });
  for (const job of jobs) {
    const body = async (input: unknown) => {
      counts.started++;
      try {
        await job.run(startRun(log), input);
        counts.done++;
      } catch (error) {
        counts.failed++;
        throw error;
      }
    };
    // A job that takes its worker down with it is given up after so many deaths, and kept for a look.
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
    // Not resumeWorkflow: that forgets how often a job has already killed its worker, and loses its queue's limits.
    recover: async (deadId) => (await DBOSExecutor.globalInstance!.recoverPendingWorkflows([deadId])).length,
    isRunning: (jobId) => DBOSExecutor.globalInstance?.systemDatabase.checkForRunningWorkflow(jobId) ?? true,
    deleteFinished,
    close: (waitMs) => DBOS.shutdown({ deregister: true, workflowCompletionTimeoutMS: waitMs }),
  };
}

// A stopped or unreachable worker may hold rows for so long and no longer.
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
