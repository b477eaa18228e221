import type { QueueSettings } from './engine.types.ts';
import type { QueueName } from './jobs.types.ts';

const cheapSteps = 6; // slots for scanning, storing and waiting on services while the readers are busy

// `slots` is how many jobs one worker runs at a time. One realm gets at most all but one, so that its thousand jobs cannot hold up
// another realm's single one. Each further worker adds its slots for every realm.
export const queuesFor = (readers: number): Record<QueueName, QueueSettings> => ({
  mail: { slots: 8, pollMs: 250 },
  notices: { slots: 6, pollMs: 250 }, // so that mails a person waits for do not queue behind them
  accounts: { slots: 4, pollMs: 250 },
  documents: { slots: readers + cheapSteps, pollMs: 200 },
  checks: { slots: 2, pollMs: 500 },
  erasures: { slots: 3, pollMs: 250 },
  prints: { slots: 2, pollMs: 250 },
  webhooks: { slots: 16, pollMs: 250 }, // an endpoint takes one at a time, and gives it back after 20 s
  backfills: { slots: 2, pollMs: 1_000 }, // nobody waits for them
  packages: { slots: 2, pollMs: 250 }, // each occupies a core while it runs
});
