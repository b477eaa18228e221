import type { QueueSettings } from './engine.types.ts';
import type { QueueName } from './jobs.types.ts';

const cheapSteps = 6; // scanned, stored or waiting for a part that is gone, while the readers are busy with others

// `slots` is what one worker runs at a time. One realm gets all but one of them, so that its thousand jobs never hold up
// another realm's one; a further worker adds its slots to every realm.
export const queuesFor = (readers: number): Record<QueueName, QueueSettings> => ({
  mail: { slots: 8, pollMs: 250 },
  accounts: { slots: 4, pollMs: 250 },
  documents: { slots: readers + cheapSteps, pollMs: 200 },
  packages: { slots: 2, pollMs: 250 }, // each takes a core while it lasts
});
