import { z } from 'zod';
import { phoneCode, providerChannels } from './channel-facts.ts';
import { httpsUrl } from '../platform/https-url.ts';
import { isPhoneNumber } from './phone-number.ts';

// What PushSubscription.toJSON() gives. A point of P-256 and 16 random bytes, both in base64url.
export const NewPushDevice = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(1_000)
    .refine((text) => URL.canParse(text) && new URL(text).username === '' && new URL(text).password === ''),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

export const NewPhoneNumber = z.strictObject({
  number: z.string().trim().max(30).refine(isPhoneNumber, 'a phone number'),
});
export const PhoneCode = z.strictObject({ codeUid: z.uuid(), code: z.string().regex(phoneCode.shape) });

// The own devices and phone number, and which channels the realm offers.
export const OwnChannels = z.object({
  push: z.object({
    isOffered: z.boolean(),
    publicKey: z.string(), // of the realm; browsers subscribe with it
    devices: z.array(
      z.object({
        deviceUid: z.uuid(),
        name: z.string(),
        addedAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  offered: z.array(z.enum(providerChannels)),
  phone: z
    .object({
      ending: z.string(), // the last digits
      confirmedAt: z.iso.datetime(),
      stopped: z.array(z.enum(providerChannels)), // the person answered STOP there
    })
    .nullable(),
});
export type OwnChannels = z.infer<typeof OwnChannels>;

const week = { sent: z.number().int(), failed: z.number().int(), lastCause: z.string().nullable() }; // the last seven days

// Providers of the realm. Secrets never leave: only whether there is one.
export const RealmChannels = z.object({
  push: z.object({ isOn: z.boolean(), devices: z.number().int(), ...week }),
  sms: z.object({
    isOn: z.boolean(),
    url: z.string(),
    account: z.string(),
    from: z.string(),
    hasToken: z.boolean(),
    callbackUrl: z.string(),
    ...week,
  }),
  whatsapp: z.object({
    isOn: z.boolean(),
    url: z.string(),
    phone: z.string(),
    template: z.string(),
    codeTemplate: z.string(),
    hasToken: z.boolean(),
    hasAppSecret: z.boolean(),
    hasVerifyToken: z.boolean(),
    callbackUrl: z.string(),
    ...week,
  }),
});
export type RealmChannels = z.infer<typeof RealmChannels>;

const secret = z.string().trim().min(8).max(500).optional(); // absent keeps the stored one
const templateName = z.string().regex(/^[a-z0-9_]{1,100}$/);

export const RealmChannelEdit = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('push'), isOn: z.boolean() }),
  z.strictObject({
    channel: z.literal('sms'),
    isOn: z.boolean(),
    url: httpsUrl,
    account: z.string().regex(/^\w{8,64}$/),
    from: z.string().regex(/^(\+\d{6,15}|[A-Za-z0-9 ]{3,11}|MG\w{32})$/), // a number, a sender's name or a messaging service
    token: secret,
  }),
  z.strictObject({
    channel: z.literal('whatsapp'),
    isOn: z.boolean(),
    url: httpsUrl,
    phone: z.string().regex(/^\d{5,30}$/),
    template: templateName,
    codeTemplate: templateName,
    token: secret,
    appSecret: secret,
    verifyToken: secret,
  }),
]);
export type RealmChannelEdit = z.infer<typeof RealmChannelEdit>;
