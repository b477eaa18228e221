import type { FillProgress, FillResult, FillStep } from '../../messages/page-messages.ts';
import type { FrameControls } from '../frame-controls.ts';
import { fillControl, isHeld, isTaken, type Reason } from './fill-control.ts';
import { drawn, type Settling } from './page-frames.ts';
import { waitFor } from './wait-for.ts';

interface Filling {
  readonly page: FrameControls;
  readonly signal: AbortSignal;
  readonly report: (progress: FillProgress) => void;
}

// Fills the fields one after the other, in the order given: drivers of dependent lists come first.
export async function fillSteps(steps: readonly FillStep[], filling: Filling): Promise<readonly FillResult[]> {
  const results: FillResult[] = [];
  const startedAt = performance.now();
  const filledAt = new Map<string, number>();
  for (const [done, step] of steps.entries()) {
    results.push(await fillStep(step, { done, of: steps.length }, filling, 'answered'));
    filledAt.set(step.ref, performance.now());
  }
  await refillTaken(steps, results, filling);
  // A control that is not among the steps was filled before them.
  await refillLateLists(steps, results, filling, ({ loadedBy }) => filledAt.get(loadedBy ?? '') ?? startedAt);
  return results;
}

interface Count {
  readonly done: number;
  readonly of: number;
}

async function fillStep(
  step: FillStep,
  count: Count,
  { page, signal, report }: Filling,
  settling: Settling,
): Promise<FillResult> {
  const { ref, write, waitForOptions } = step;
  if (signal.aborted) return resultOf(ref, 'stopped');
  report({ progress: 'filling', ref, ...count });
  const onWaiting = () => report({ progress: 'waitingForList', ref, ...count });
  const reason = await fillControl({
    first: () => page.findUnchanged(ref),
    find: () => page.find(ref),
    write,
    waitForOptions,
    settling,
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

// Fields are filled one after the other without waiting for the page to be drawn. A value that the page took away in its next drawing is
// given again, with a drawing after it.
async function refillTaken(steps: readonly FillStep[], results: FillResult[], filling: Filling): Promise<void> {
  const isFilled = ({ write }: FillStep, index: number) => write.kind !== 'file' && results[index]!.outcome === 'typed';
  if (!steps.some(isFilled) || filling.signal.aborted) return;
  await drawn();
  for (const [index, step] of steps.entries()) {
    if (!isFilled(step, index)) continue;
    const found = filling.page.find(step.ref);
    const isWaitedFor = found?.control.kind === 'list'; // was compared when it was chosen
    if (found !== null && !isWaitedFor && !isTaken(found, step.write))
      results[index] = await fillStep(step, { done: index, of: steps.length }, filling, 'drawn');
  }
}

const settlingTime = 400; // milliseconds in which a page usually begins to load a dependent list

// A list that still held options of the choice before is loaded again by the page, which clears what was chosen from it.
async function refillLateLists(
  steps: readonly FillStep[],
  results: FillResult[],
  filling: Filling,
  drivenAt: (step: FillStep) => number,
): Promise<void> {
  const late = [...steps.entries()].filter(
    ([index, step]) => step.waitForOptions && results[index]!.outcome === 'typed',
  );
  if (late.length === 0 || filling.signal.aborted) return;
  const isCleared = ([, step]: [number, FillStep]) => {
    const found = filling.page.find(step.ref);
    return found !== null && !isHeld(found, step.write);
  };
  const near = filling.page.root.documentElement;
  const settledAt = Math.max(...late.map(([, step]) => drivenAt(step))) + settlingTime;
  await waitFor(() => (late.some(isCleared) ? true : null), {
    near,
    milliseconds: Math.max(0, settledAt - performance.now()),
    signal: filling.signal,
  });
  for (const [index, step] of late) {
    if (isCleared([index, step]))
      results[index] = await fillStep(step, { done: index, of: steps.length }, filling, 'drawn');
  }
}
