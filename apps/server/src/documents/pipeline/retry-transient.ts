import { setTimeout as wait } from 'node:timers/promises';
import { StaleRun } from '../../platform/jobs/engine.types.ts';
import { neutralError } from '../../platform/jobs/neutral-error.ts';
import { FileRejected } from '../uploads/upload.types.ts';
import { SupersededError, type ReadingRun, type StepEnd } from './reading-run.ts';

// An error that would occur again on every retry.
export class PermanentError extends Error {}

const patienceMs = 12 * 60_000;
const longestWaitMs = 10_000;
const ownFaults = [PermanentError, TypeError, RangeError, SyntaxError];

// Waits for a store, scanner or database that is down for minutes. Errors of the file itself end the step at once.
// While the worker stops, nothing is decided: another worker resumes the run.
export async function retryTransient(
  { parts, docId }: ReadingRun,
  step: string,
  work: () => Promise<unknown>,
): Promise<StepEnd> {
  const giveUpAt = Date.now() + (parts.retryForMs ?? patienceMs);
  for (let waitMs = 500; ; waitMs = Math.min(longestWaitMs, waitMs * 1.6)) {
    try {
      await work();
      return { is: 'done' };
    } catch (error) {
      if (parts.stopping.aborted) await new Promise(() => undefined);
      if (error instanceof StaleRun) throw error;
      if (error instanceof SupersededError) return { is: 'superseded' };
      if (error instanceof FileRejected) return { is: 'rejected', reason: error.reason };
      const isOver = Date.now() + waitMs > giveUpAt || ownFaults.some((kind) => error instanceof kind);
      parts.log.warn({ docId, step, cause: neutralError(error).message, isOver }, 'document step failed');
      if (isOver) return { is: 'failed' };
    }
    await wait(waitMs);
  }
}
