import type { Run } from '../jobs/engine.types.ts';
import type { JobInputs } from '../jobs/jobs.types.ts';
import { patiently } from './patiently.ts';
import { readStep } from './read-step.ts';
import type { ReadingParts, ReadingRun } from './reading-run.ts';
import { renderStep } from './render-step.ts';
import { scanStep } from './scan-step.ts';
import { hasCompany, sortStep } from './sort-step.ts';
import { checkStep, classifyStep, extractStep, failStep, rejectStep } from './settle-steps.ts';

// In order; each may run twice and is remembered once done. Values go to the sealed reading alone.
const steps: readonly (readonly [name: string, work: (at: ReadingRun) => Promise<void>])[] = [
  ['scan', scanStep],
  ['render', renderStep],
  ['read', readStep],
  ['classify', classifyStep],
  ['extract', extractStep],
  ['check', checkStep],
];
const once = { attempts: 1, firstWaitSeconds: 1 }; // a step waits by itself

export const readDocument =
  (parts: ReadingParts) =>
  async (run: Run, { realmId, docId, epoch }: JobInputs['readDocument']): Promise<void> => {
    const at: ReadingRun = { parts, run, db: parts.tenants.forRealm(realmId), docId, epoch };
    const step = (name: string, work: () => Promise<void>) => run.step(name, () => patiently(at, name, work), once);
    for (const [name, work] of steps) {
      // Before anybody sees it among the wrong papers. What hinders this says nothing about the document: it is read, and stays.
      if (name === 'check' && (await hasCompany(at))) await step('sort', () => sortStep(at));
      const end = await step(name, () => work(at));
      if (end.is === 'superseded') return;
      if (end.is === 'rejected') return void (await step('reject', () => rejectStep(at, end.reason)));
      if (end.is === 'failed') return void (await step('fail', () => failStep(at)));
    }
  };
