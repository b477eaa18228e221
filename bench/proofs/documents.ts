import { atMost, none, requireForProof, timed, type Finding } from '../measurement.ts';
import { flood } from './documents/flood.ts';
import { startOwnStack } from './documents/own-stack.ts';
import { socketCut } from './documents/socket-cut.ts';
import { storm } from './documents/storm.ts';

const fair = 1.5;

// Acknowledged documents are read even when parts fail, the load of one realm does not delay another, and a screen that lost its socket
// ends up with the state of the database.
export default async function documents(small: boolean): Promise<Finding> {
  const stack = await startOwnStack();
  const giveUp = () => void stack.close().finally(() => process.exit(1));
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    const calm = await socketCut(stack, small ? 6 : 20);
    const flooded = await flood(
      stack,
      small ? { files: 40, pagesEach: 4, scans: 4, tries: 2 } : { files: 100, pagesEach: 10, scans: 60, tries: 7 },
    );
    const stormy = await storm(
      stack,
      small ? { letters: 27, photos: 3, awaySeconds: 3 } : { letters: 450, photos: 50, awaySeconds: 30 },
    );
    requireForProof(stormy.acknowledged === (small ? 30 : 500), `only ${stormy.acknowledged} documents acknowledged`);
    requireForProof(flooded.waitingAtTheEnd > 0, 'the flood had ended before the other realm was served');
    return {
      judged: `${stormy.acknowledged} documents with failures, ${small ? 40 : 100} files of another realm, ${small ? 6 : 20} cut sockets`,
      checks: [
        none('lost', stormy.lost),
        none('stuck', stormy.stuck),
        none('duplicates', stormy.duplicates),
        none('differences after a cut socket', calm.differences),
        timed(atMost('time while another realm is flooded', flooded.ratio, fair, '× the normal time')),
      ],
      table: {
        storm: stormy,
        flood: flooded,
        cut: calm,
        restarts: { api: stack.api.deaths, worker: stack.worker.deaths },
      },
    };
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    await stack.close();
  }
}
