import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import { retryTransient } from './retry-transient.ts';
import { readNewPages } from './steps/step-3-read-new-pages.ts';
import type { ReadingParts, ReadingRun, StepEnd } from './reading-run.ts';
import { renderPages } from './steps/step-2-render-pages.ts';
import { scanFile } from './steps/step-1-scan-file.ts';
import { hasFellowTravellers, assignToTravellers } from './steps/step-6-assign-to-travellers.ts';
import { failDocument, rejectDocument } from './fail-document.ts';
import { classifyDocument } from './steps/step-4-classify-document.ts';
import { extractValues } from './steps/step-5-extract-values.ts';
import { checkDocument } from './steps/step-7-check-document.ts';
import { hasWaiting, placeWaiting } from './steps/step-8-place-waiting.ts';

// In this order; each step may run twice and is remembered once done. Values are written to the sealed reading only.
const steps: readonly (readonly [name: string, work: (at: ReadingRun) => Promise<void>])[] = [
  ['scan', scanFile],
  ['render', renderPages],
  ['read', readNewPages],
  ['classify', classifyDocument],
  ['extract', extractValues],
  ['check', checkDocument],
];
const once = { attempts: 1, firstWaitSeconds: 1 }; // `retryTransient` already retries

type TakeStep = (name: string, work: () => Promise<void>) => Promise<StepEnd>;

export const runReadingJob =
  (parts: ReadingParts) =>
  async (run: Run, { realmId, docId, epoch }: JobInputs['readDocument']): Promise<void> => {
    const at: ReadingRun = { parts, run, db: parts.tenants.forRealm(realmId), docId, epoch };
    const step: TakeStep = (name, work) => run.step(name, () => retryTransient(at, name, work), once);
    await readDocument(at, step);
    if (await hasWaiting(at)) await step('place', () => placeWaiting(at));
  };

async function readDocument(at: ReadingRun, step: TakeStep): Promise<void> {
  for (const [name, work] of steps) {
    // Before anyone sees the document with the wrong traveller. A failure here is ignored: the document stays where
    // it is.
    if (name === 'check' && (await hasFellowTravellers(at))) await step('sort', () => assignToTravellers(at));
    const end = await step(name, () => work(at));
    if (end.is === 'superseded') return;
    if (end.is === 'rejected') return void (await step('reject', () => rejectDocument(at, end.reason)));
    if (end.is === 'failed') return void (await step('fail', () => failDocument(at)));
  }
}
