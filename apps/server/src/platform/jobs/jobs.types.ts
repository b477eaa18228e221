import { channelNames } from '@visawright/contract/platform/notification-facts.ts';
import { z } from 'zod';
import type { Tx } from '../db/db.ts';

// Definitions are separate from handlers: the API knows what can be queued, only the worker knows how it runs. Inputs are ids only,
// because the engine's tables are unencrypted and outside row-level security. Steps are replayed in order: a job whose steps change gets
// a new name, and the old one stays until its queue is empty.
export const jobDefinitions = {
  resetMail: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), requestUid: z.uuid() }) },
  invitationMail: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), requestUid: z.uuid() }) },
  signUpMail: {
    queue: 'mail',
    input: z.strictObject({ realmId: z.uuid(), signUpUid: z.uuid(), send: z.number().int().positive() }),
  },
  emailChangeMail: {
    queue: 'mail',
    input: z.strictObject({ realmId: z.uuid(), changeUid: z.uuid(), about: z.enum(['request', 'change']) }),
  },
  passkeyMail: {
    queue: 'mail',
    input: z.strictObject({
      realmId: z.uuid(),
      personUid: z.uuid(),
      noticeUid: z.uuid(),
      about: z.enum(['added', 'removed']),
    }),
  },
  agencyConnectedMail: {
    queue: 'mail',
    input: z.strictObject({ realmId: z.uuid(), personUid: z.uuid(), noticeUid: z.uuid() }),
  },
  startLinkMail: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), intakeUid: z.uuid() }) },
  checklistMail: {
    queue: 'mail',
    input: z.strictObject({ realmId: z.uuid(), messageUid: z.uuid(), language: z.enum(['en', 'hi']) }),
  },
  accountStatus: { queue: 'accounts', input: z.strictObject({ realmId: z.uuid(), personUid: z.uuid() }) },
  notificationMail: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), notificationUid: z.uuid() }) },
  deliverNotices: {
    queue: 'notices',
    input: z.strictObject({ realmId: z.uuid(), batchUid: z.uuid(), channel: z.enum(channelNames) }),
  },
  testMessage: {
    queue: 'mail',
    input: z.strictObject({
      realmId: z.uuid(),
      messageUid: z.uuid(),
      personUid: z.uuid(),
      channel: z.enum(['push', 'sms', 'whatsapp']),
    }),
  },
  phoneCode: { queue: 'mail', input: z.strictObject({ realmId: z.uuid(), codeUid: z.uuid() }) },
  analyticsMail: {
    queue: 'mail',
    input: z.strictObject({ realmId: z.uuid(), personUid: z.uuid(), from: z.iso.date() }),
  },
  readDocument: {
    queue: 'documents',
    input: z.strictObject({ realmId: z.uuid(), docId: z.uuid(), epoch: z.number().int().positive() }),
  },
  buildPackage: {
    queue: 'packages',
    input: z.strictObject({ realmId: z.uuid(), packageUid: z.uuid(), epoch: z.number().int().positive() }),
  },
  printBilling: { queue: 'prints', input: z.strictObject({ realmId: z.uuid(), billingUid: z.uuid() }) },
  checkTrail: {
    queue: 'checks',
    input: z.strictObject({ realmId: z.uuid(), checkNo: z.number().int().positive() }),
  },
  deliverWebhooks: {
    queue: 'webhooks',
    input: z.strictObject({ realmId: z.uuid(), endpointUid: z.uuid(), turn: z.number().int().positive() }),
  },
  backfill: { queue: 'backfills', input: z.strictObject({ realmId: z.uuid(), name: z.string().max(60) }) },
  eraseTraveller: { queue: 'erasures', input: z.strictObject({ realmId: z.uuid(), erasureUid: z.uuid() }) },
} as const;

export type JobName = keyof typeof jobDefinitions;
export type JobInputs = { [N in JobName]: z.infer<(typeof jobDefinitions)[N]['input']> };
export type QueueName = (typeof jobDefinitions)[JobName]['queue'];

export interface Jobs {
  // Committed with the caller's transaction or not at all. Enqueuing the same `key` again is a no-op.
  enqueue<N extends JobName>(tx: Tx, name: N, key: string, input: JobInputs[N]): Promise<void>;
  close(): Promise<void>;
}
