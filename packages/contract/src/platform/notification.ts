import { z } from 'zod';

export const notificationKinds = [
  'transferred', // an application was transferred to me
  'reviewReturned',
  'reviewApproved',
  'packageReady',
  'requestMade',
  'requestDecided',
  'announcement',
  'readLimit', // a person opened the data of more travellers than the limit allows
  'mentioned', // in a note on an application
  'answered', // a colleague wrote a note after mine
  'documentsMissing',
  'lodgeSoon',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const Notification = z.object({
  notificationUid: z.uuid(),
  kind: z.enum(notificationKinds),
  applicationUid: z.uuid().nullable(),
  reference: z.string().nullable(),
  requestUid: z.uuid().nullable(),
  about: z.string(), // an applicant's, agency's or announcement's name
  text: z.string(), // of a request or an announcement; empty if it is about a traveller
  announcementUid: z.uuid().nullable(),
  personName: z.string().nullable(), // who caused it
  at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

// The inbox has one row for an application, and one for each notification that is about none.
export const NotificationThread = z.object({
  threadUid: z.uuid(),
  applicationUid: z.uuid().nullable(),
  reference: z.string().nullable(),
  country: z.string().nullable(), // where the application is for
  lodgeBy: z.iso.date().nullable(),
  about: z.string(),
  count: z.number().int(),
  unread: z.number().int(),
  events: z.array(Notification), // the newest first, at most five
  at: z.iso.datetime(),
  snoozedUntil: z.iso.datetime().nullable(),
  untilAnswer: z.boolean(),
  back: z.enum(['time', 'answer']).nullable(), // why it is here again after a snooze
  isDone: z.boolean(),
});
export type NotificationThread = z.infer<typeof NotificationThread>;

export const ThreadCounts = z.object({
  inbox: z.number().int(),
  unread: z.number().int(),
  mentions: z.number().int(),
  snoozed: z.number().int(),
});
export type ThreadCounts = z.infer<typeof ThreadCounts>;

export const ThreadChange = z.discriminatedUnion('to', [
  z.strictObject({ to: z.enum(['read', 'unread', 'done', 'inbox']) }),
  z.strictObject({ to: z.literal('snoozed'), until: z.iso.datetime(), untilAnswer: z.boolean().default(false) }),
]);
export type ThreadChange = z.infer<typeof ThreadChange>;

export const Announcement = z.object({
  announcementUid: z.uuid(),
  title: z.string(),
  text: z.string(),
  personName: z.string().nullable(),
  at: z.iso.datetime(),
  receivers: z.number().int(),
  readers: z.number().int(),
});
export type Announcement = z.infer<typeof Announcement>;

export const NewAnnouncement = z.strictObject({
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(2_000),
});
