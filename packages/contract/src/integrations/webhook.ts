import { z } from 'zod';
import { deliveryCauses, deliveryStates, webhookEvents } from './webhook-words.ts';

const webhookUrl = z
  .url({ protocol: /^https$/ })
  .max(500)
  .refine((text) => {
    const { username, password, hash } = new URL(text);
    return username === '' && password === '' && hash === '';
  }, 'without user, password and fragment');

const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .refine((kinds) => new Set(kinds).size === kinds.length, 'each event once');

export const NewWebhook = z.strictObject({
  name: z.string().trim().min(1).max(60),
  url: webhookUrl,
  events,
});

export const Webhook = z.object({
  endpointUid: z.uuid(),
  name: z.string(),
  agencyName: z.string().nullable(), // null: of the realm
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isPaused: z.boolean(),
  isPausedByUs: z.boolean(), // because nothing was answered well for a day
  failingSince: z.iso.datetime().nullable(),
  latest: z.array(z.enum(deliveryStates)), // the last 20, oldest first
  failed: z.number().int(), // of the last 20: parked, or waiting after a failed try
  deliveredShare: z.number().nullable(), // of those of the last 7 days that were tried, in percent with one decimal
  waiting: z.number().int(), // counted up to 1,000
  parked: z.number().int(), // counted up to 1,000
  isReplaying: z.boolean(),
});
export type Webhook = z.infer<typeof Webhook>;

export const Webhooks = z.object({ endpoints: z.array(Webhook), most: z.number().int() });
export type Webhooks = z.infer<typeof Webhooks>;

export const Delivery = z.object({
  deliveryUid: z.uuid(),
  eventUid: z.uuid(),
  event: z.enum(webhookEvents),
  reference: z.string(),
  at: z.iso.datetime(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  triedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable(), // of a waiting one
  status: z.number().int().nullable(), // of the last reply
  cause: z.enum(deliveryCauses).nullable(), // why the last try failed
  tookMs: z.number().int().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

// What the receiver gets. Replies of receivers are not stored: they are foreign texts and may name travellers.
export const DeliveryDetail = Delivery.extend({
  headers: z.array(z.object({ name: z.string(), value: z.string() })), // as of now; the signature of each try has its own time
  body: z.string(),
});
export type DeliveryDetail = z.infer<typeof DeliveryDetail>;
