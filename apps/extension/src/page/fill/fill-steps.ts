import type { FillProgress, FillResult, FillStep } from '../../messages/page-messages.ts';
import type { FrameControls } from '../frame-controls.ts';
import { fillControl, isHeld, type Reason } from './fill-control.ts';
import { waitFor } from './wait-for.ts';

interface Filling {
  readonly page: FrameControls;
  readonly signal: AbortSignal;
  readonly report: (progress: FillProgress) => void;
}

// Fills the fields one after the other, in the order given: drivers of dependent lists come first.
export async function fillSteps(steps: readonly FillStep[], filling: Filling): Promise<readonly FillResult[]> {
  const results: FillResult[] = [];
  for (const [done, step] of steps.entries()) {
    results.push(await fillStep(step, { done, of: steps.length }, filling));
  }
  await refillLateLists(steps, results, filling);
  return results;
}

interface Count {
  readonly done: number;
  readonly of: number;
}

async function fillStep(step: FillStep, count: Count, { page, signal, report }: Filling): Promise<FillResult> {
  const { ref, write, waitForOptions } = step;
  if (signal.aborted) return resultOf(ref, 'stopped');
  report({ progress: 'filling', ref, ...count });
  const onWaiting = () => report({ progress: 'waitingForList', ref, ...count });
  const reason = await fillControl({
    first: () => page.findUnchanged(ref),
    find: () => page.find(ref),
    write,
    waitForOptions,
    signal,
    onWaiting,
  });
  return resultOf(ref, signal.aborted && reason !== 'none' ? 'stopped' : reason);
}

const resultOf = (ref: string, reason: Reason): FillResult => ({
  ref,
  outcome: reason === 'none' ? 'typed' : 'refused',
  reason,
});

const settlingTime = 400; // milliseconds in which a page usually begins to load a dependent list

// A list that still held options of the choice before is loaded again by the page, which clears what was chosen from it.
async function refillLateLists(steps: readonly FillStep[], results: FillResult[], filling: Filling): Promise<void> {
  const late = [...steps.entries()].filter(
    ([index, step]) => step.waitForOptions && results[index]!.outcome === 'typed',
  );
  if (late.length === 0 || filling.signal.aborted) return;
  const isCleared = ([, step]: [number, FillStep]) => {
    const found = filling.page.find(step.ref);
    return found !== null && !isHeld(found, step.write);
  };
  const near = filling.page.root.documentElement;
  await waitFor(() => (late.some(isCleared) ? true : null), {
    near,
    milliseconds: settlingTime,
    signal: filling.signal,
  });
  for (const [index, step] of late) {
    if (isCleared([index, step])) results[index] = await fillStep(step, { done: index, of: steps.length }, filling);
  }
}
