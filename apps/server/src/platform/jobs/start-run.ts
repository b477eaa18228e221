import { setTimeout as wait } from 'node:timers/promises';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { currentOwnerXid } from '@dbos-inc/dbos-sdk/internal/context';
import type { Logger } from 'pino';
import type { TransactionClient } from '../db/connection.ts';
import { withSpan } from '../tracing/span.ts';
import { StaleRun, type JobObserver, type Outcome, type Retries, type Run } from './engine.types.ts';
import { neutralError } from './neutral-error.ts';

const patient: Retries = { attempts: 8, firstWaitSeconds: 1 };

export interface RunOptions {
  readonly log: Logger;
  readonly job: string;
  readonly observer?: JobObserver | undefined;
}

// Called first in every job: reads the engine's token for this execution, which a takeover replaces.
export function startRun({ log, job, observer }: RunOptions): Run {
  const jobId = DBOS.workflowID!;
  const token = currentOwnerXid(jobId);
  const guarded = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const label = name.replace(/ \d+$/, '').replaceAll(' ', '-');
    const from = performance.now();
    let outcome: Outcome = 'failed';
    try {
      const result = await withSpan(
        `step ${label}`,
        'internal',
        { 'visawright.job': job, 'visawright.step': label },
        work,
      );
      outcome = 'done';
      return result;
    } catch (error) {
      const neutral = neutralError(error);
      log.warn({ jobId, step: name, cause: neutral.message }, 'step failed');
      throw neutral;
    } finally {
      observer?.step(job, label, outcome, (performance.now() - from) / 1_000);
    }
  };
  return {
    jobId,
    step: (name, work, retries = patient) =>
      DBOS.runStep(() => guarded(name, work), {
        name,
        retriesAllowed: retries.attempts > 1,
        maxAttempts: retries.attempts,
        intervalSeconds: retries.firstWaitSeconds,
        shouldRetry: (error) => !(error instanceof StaleRun),
      }),
    async begin(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await guarded('begin', work);
        } catch (error) {
          if (error instanceof StaleRun || attempt === patient.attempts) throw error;
          await wait(patient.firstWaitSeconds * 1000 * 2 ** (attempt - 1));
        }
      }
    },
    async own(client) {
      const { rowCount } = await (client as TransactionClient).query(
        'select from dbos.workflow_status where workflow_uuid = $1 and owner_xid = $2 for share',
        [jobId, token],
      );
      if (rowCount !== 1) throw new StaleRun(jobId);
    },
  };
}
