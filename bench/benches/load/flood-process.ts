import { keepPace } from '../../traffic/keep-pace.ts';
import { openSender } from '../../traffic/open-sender.ts';
import { openTraveller, withoutUploads, type Act } from './journey.ts';
import type { FloodOrder, FloodWave } from './open-flooder.ts';

// The process started by open-flooder.ts: sends the calls of one realm, a wave at a time, and reports how they were answered.
export const floodCalls: readonly Act[] = withoutUploads.filter(
  (act) => act !== 'sign-in' && act !== 'socket' && act !== 'create',
);

function serveWaves({ port, url, busy }: FloodOrder): void {
  const sender = openSender({ port });
  const traveller = openTraveller(sender, url);
  process.on('message', ({ perSecond, seconds }: FloodWave) => {
    const from = sender.answers.length;
    const acting: Promise<void>[] = [];
    void keepPace(perSecond, seconds, (n, dueAt) => {
      acting.push(traveller.act(floodCalls[n % floodCalls.length]!, n, dueAt, busy));
    })
      .then(() => Promise.all(acting))
      .then(() => process.send?.(sender.answers.slice(from)));
  });
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit(0));
  process.once('message', (order: FloodOrder) => {
    serveWaves(order);
    process.send?.('ready');
  });
}
