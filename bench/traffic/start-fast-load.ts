import { setTimeout as wait } from 'node:timers/promises';
import { startLoad, type Load, type LoadOrder } from './mixed-load.ts';

interface FastLoad {
  readonly load: Load;
  readonly perSecond: number;
}

interface FastLoadOrder extends Omit<LoadOrder, 'perSecond'> {
  readonly rates: readonly number[]; // falling
  readonly restart: () => Promise<unknown>; // of one copy, as the proof restarts it later
}

const settleMs = 5_000;

// The highest of these rates at which calls do not pile up while a copy is away and starts again, so that a proof judges restarts and not a
// machine that is too small or too busy for the rate. Whether calls fail meanwhile does not matter here.
export async function startFastLoad({ rates, restart, ...order }: FastLoadOrder): Promise<FastLoad> {
  for (const perSecond of rates) {
    const load = await startLoad({ ...order, perSecond });
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, load.inFlight())), 100);
    await restart();
    clearInterval(watch);
    if (most < perSecond || perSecond === rates.at(-1)) {
      for (const until = Date.now() + settleMs; load.inFlight() > perSecond / 3 && Date.now() < until;) await wait(100);
      return { load, perSecond };
    }
    await load.stop();
  }
  throw new Error('no rate was given');
}
