import { setTimeout as wait } from 'node:timers/promises';
import { type Load } from '../../traffic/mixed-load.ts';
import { isFailed } from '../../traffic/open-sender.ts';

const calmMs = 1_500;

// Seconds from now until calls are answered again: none fails any more, and every one that was sent before has been answered.
export async function watchRecovery(load: Load, mostSeconds = 60): Promise<number> {
  const from = Date.now();
  let calmSince = from;
  while (Date.now() - calmSince < calmMs && Date.now() - from < mostSeconds * 1_000) {
    await wait(100);
    const lastFailure = load.answers.findLast(isFailed)?.endedAt ?? 0;
    if (lastFailure > calmSince || load.oldestInFlight() < from) calmSince = Date.now();
  }
  return Math.round((calmSince - from) / 100) / 10;
}
