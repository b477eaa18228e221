import { z } from 'zod';
import type { Tx } from '../access/db.ts';

// A job's definition stands apart from its handler: the API knows what may be queued, only the worker knows how it is done.
// Inputs are ids only, for the engine's tables are plain and outside row-level security.
// Steps are replayed by their order: a job whose steps change gets a new name, and the old one stays until its queue is empty.
export const jobDefinitions = {
  resetMail: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), requestUid: z.uuid() }) },
  invitationMail: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), requestUid: z.uuid() }) },
  startLinkMail: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), intakeUid: z.uuid() }) },
  accountStanding: { queue: 'accounts', input: z.strictObject({ realmId: z.uuid(), personUid: z.uuid() }) },
  notificationMail: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), notificationUid: z.uuid() }) },
  readDocument: {
    queue: 'documents',
    input: z.strictObject({ realmId: z.uuid(), docId: z.uuid(), epoch: z.number().int().positive() }),
  },
  buildPackage: {
    queue: 'packages',
    input: z.strictObject({ realmId: z.uuid(), packageUid: z.uuid(), epoch: z.number().int().positive() }),
  },
} as const;

export type JobName = keyof typeof jobDefinitions;
export type JobInputs = { [N in JobName]: z.infer<(typeof jobDefinitions)[N]['input']> };
export type QueueName = (typeof jobDefinitions)[JobName]['queue'];

export interface Jobs {
  // Committed with the caller's transaction or not at all. `key` makes a second enqueue of the same work a no-op.
  enqueue<N extends JobName>(tx: Tx, name: N, key: string, input: JobInputs[N]): Promise<void>;
  close(): Promise<void>;
}
