import { z } from 'zod';
import { notificationKinds } from '../platform/notification.ts';
import { howOften } from '../platform/notification-facts.ts';

export const premiumIds = ['staff', 'insurance', 'letter'] as const; // the specification's three upcoming services, in its order

// How a person is notified of one kind of event. `app` is the inbox.
export const NotificationChoice = z.strictObject({
  app: z.boolean(),
  mail: z.boolean(),
  push: z.boolean().default(false), // to the browsers where the person turned it on
  sms: z.boolean().default(false), // to the confirmed phone number, if the realm has a provider
  whatsapp: z.boolean().default(false),
  often: z.enum(howOften).default('atOnce'), // of what leaves the app
});
export type NotificationChoice = z.infer<typeof NotificationChoice>;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

// When nothing leaves the app, and when the daily summary does, by the clock of the person.
export const NotificationTimes = z.strictObject({
  timeZone: z.string().max(60).refine(isTimeZone, 'a time zone').default('Asia/Kolkata'),
  summaryAt: clockTime.default('09:00'),
  isQuiet: z.boolean().default(false),
  quietFrom: clockTime.default('20:00'),
  quietTo: clockTime.default('08:30'),
  quietSunday: z.boolean().default(false),
});
export type NotificationTimes = z.infer<typeof NotificationTimes>;

// A person's own settings, shared by all devices.
export const Preferences = z.strictObject({
  language: z.enum(['en', 'hi']).default('en'),
  singleKeys: z.boolean().default(true), // single-letter shortcuts
  notifications: z.partialRecord(z.enum(notificationKinds), NotificationChoice).default({}), // absent means in the app but not by email
  notificationTimes: NotificationTimes.prefault({}),
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
