import { setTimeout as wait } from 'node:timers/promises';
import { startLoad, type Load, type LoadOrder } from './mixed-load.ts';

export interface FastLoad {
  readonly load: Load;
  readonly perSecond: number;
}

const trialMs = 8_000;

// The highest of these rates at which calls do not pile up. The caller has stopped what will be stopped later, so that a proof judges
// restarts and not a machine that is too small or too busy for the rate.
export async function startFastLoad(order: Omit<LoadOrder, 'perSecond'>, rates: readonly number[]): Promise<FastLoad> {
  for (const perSecond of rates) {
    const load = await startLoad({ ...order, perSecond });
    await wait(trialMs);
    if (load.inFlight() < perSecond / 3 || perSecond === rates.at(-1)) return { load, perSecond };
    await load.stop();
  }
  throw new Error('no rate was given');
}
