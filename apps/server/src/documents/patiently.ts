import { setTimeout as wait } from 'node:timers/promises';
import { StaleRun } from '../jobs/engine.types.ts';
import { neutralError } from '../jobs/neutral-error.ts';
import { Rejected } from '../uploads/upload.types.ts';
import { Superseded, type ReadingRun, type StepEnd } from './reading-run.ts';

// Trying again would end the same way.
export class Hopeless extends Error {}

const patienceMs = 12 * 60_000;
const longestWaitMs = 10_000;
const ownFaults = [Hopeless, TypeError, RangeError, SyntaxError];

// A store, scanner or database that is gone for minutes loses nothing: the step waits for it. What the file itself is to blame for is said
// at once. A worker that is stopping says nothing at all: another resumes.
export async function patiently(
  { parts, docId }: ReadingRun,
  step: string,
  work: () => Promise<unknown>,
): Promise<StepEnd> {
  const giveUpAt = Date.now() + (parts.patienceMs ?? patienceMs);
  for (let waitMs = 500; ; waitMs = Math.min(longestWaitMs, waitMs * 1.6)) {
    try {
      await work();
      return { is: 'done' };
    } catch (error) {
      if (parts.stopping.aborted) await new Promise(() => undefined);
      if (error instanceof StaleRun) throw error;
      if (error instanceof Superseded) return { is: 'superseded' };
      if (error instanceof Rejected) return { is: 'rejected', reason: error.reason };
      const isOver = Date.now() + waitMs > giveUpAt || ownFaults.some((kind) => error instanceof kind);
      parts.log.warn({ docId, step, cause: neutralError(error).message, isOver }, 'a document step failed');
      if (isOver) return { is: 'failed' };
    }
    await wait(waitMs);
  }
}
