import type { Finding } from '../dispatch.ts';
import { flood } from './documents/flood.ts';
import { openOwnHouse } from './documents/own-house.ts';
import { socketCut } from './documents/socket-cut.ts';
import { storm } from './documents/storm.ts';

const fair = 1.5;
const fairOnABusyMachine = 3; // a small run only tells when something broke

// Papers that were acknowledged are read, whatever breaks; one realm's flood does not hold up another; a screen that lost its socket ends
// where the database is.
export default async function documents(small: boolean): Promise<Finding> {
  const house = await openOwnHouse();
  const giveUp = () => void house.close().finally(() => process.exit(1));
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    const calm = await socketCut(house, small ? 6 : 20);
    const flooded = await flood(
      house,
      small ? { files: 40, pagesEach: 4, scans: 4, tries: 2 } : { files: 100, pagesEach: 10, scans: 60, tries: 7 },
    );
    const stormy = await storm(
      house,
      small ? { letters: 27, photos: 3, awaySeconds: 3 } : { letters: 450, photos: 50, awaySeconds: 30 },
    );
    const target = small ? fairOnABusyMachine : fair;
    const ok =
      stormy.lost + stormy.stuck + stormy.duplicates === 0 &&
      stormy.acknowledged === (small ? 30 : 500) &&
      flooded.ratio <= target &&
      flooded.waitingAtTheEnd > 0 &&
      calm.differences === 0;
    return {
      figure:
        `${stormy.lost} lost, ${stormy.stuck} stuck, ${stormy.duplicates} duplicates of ${stormy.acknowledged}; ` +
        `beside a flood ${flooded.ratio} × the quiet time; ${calm.differences} differences after a cut socket`,
      target: `0, 0, 0; <= ${target} ×; 0`,
      ok,
      table: {
        storm: stormy,
        flood: flooded,
        cut: calm,
        restarts: { api: house.api.deaths, worker: house.worker.deaths },
      },
    };
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    await house.close();
  }
}
