import { z } from 'zod';
import { notificationKinds } from './notification.ts';

export const premiumIds = ['staff', 'insurance', 'letter'] as const; // the specification's three coming services, in its order

// What a person set for themselves, on every device alike.
export const Preferences = z.strictObject({
  language: z.enum(['en', 'hi']).default('en'),
  singleKeys: z.boolean().default(true), // shortcuts of one letter may be switched off
  notifications: z
    .partialRecord(z.enum(notificationKinds), z.strictObject({ app: z.boolean(), mail: z.boolean() }))
    .default({}), // absent: in the app yes, by mail no
  tellMe: z.array(z.enum(premiumIds)).max(premiumIds.length).default([]), // which coming services a person wants to hear of
});
export type Preferences = z.infer<typeof Preferences>;

export const listNames = ['applications', 'applicants', 'agents', 'agencies', 'distributors', 'reviewers'] as const;
export type ListName = (typeof listNames)[number];
export const SavedView = z.object({
  viewUid: z.uuid(),
  list: z.enum(listNames),
  name: z.string(),
  query: z.string(), // the list's own address part: search, filters, sort
  isShared: z.boolean(), // with everyone of the agency, distributor or house
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
  device: z.string(), // "Chrome on Windows"; never the whole agent string
});
export type OwnSession = z.infer<typeof OwnSession>;
