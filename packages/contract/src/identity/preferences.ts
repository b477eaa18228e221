import { z } from 'zod';
import { notificationKinds } from '../platform/notification.ts';

export const premiumIds = ['staff', 'insurance', 'letter'] as const; // the specification's three upcoming services, in its order

// A person's own settings, shared by all devices.
export const Preferences = z.strictObject({
  language: z.enum(['en', 'hi']).default('en'),
  singleKeys: z.boolean().default(true), // single-letter shortcuts
  notifications: z
    .partialRecord(z.enum(notificationKinds), z.strictObject({ app: z.boolean(), mail: z.boolean() }))
    .default({}), // absent means in the app but not by email
  weeklyNumbers: z.boolean().optional(), // the key figures of analytics by email, every Monday; absent means no
  notifyMe: z.array(z.enum(premiumIds)).max(premiumIds.length).default([]), // upcoming services the person wants to be notified about
});
export type Preferences = z.infer<typeof Preferences>;

export const listNames = ['applications', 'applicants', 'agents', 'agencies', 'distributors', 'reviewers'] as const;
export type ListName = (typeof listNames)[number];
export const SavedView = z.object({
  viewUid: z.uuid(),
  list: z.enum(listNames),
  name: z.string(),
  query: z.string(), // the list's URL query: search, filters, sort
  isShared: z.boolean(), // with everyone in the agency, distributor or platform agency
  isMine: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;
export const NewSavedView = z.strictObject({
  list: z.enum(listNames),
  name: z.string().trim().min(1).max(60),
  query: z.string().max(1_000),
  isShared: z.boolean().default(false),
});

export const OwnSession = z.object({
  sessionUid: z.uuid(),
  isThisOne: z.boolean(),
  startedAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
  device: z.string(), // "Chrome on Windows"; never the full user agent string
});
export type OwnSession = z.infer<typeof OwnSession>;
