import { setTimeout as wait } from 'node:timers/promises';

// Acts at a steady pace, whether earlier acts have ended or not, as people do. Each act gets the time when it was due: what is late because
// this machine was busy counts as waiting.
export async function keepPace(
  perSecond: number,
  seconds: number,
  act: (n: number, dueAt: number) => void,
): Promise<void> {
  const began = Date.now();
  const all = Math.round(perSecond * seconds);
  for (let n = 0; n < all; await wait(5))
    for (; n < all && began + (n * 1_000) / perSecond <= Date.now(); n++) act(n, began + (n * 1_000) / perSecond);
}
