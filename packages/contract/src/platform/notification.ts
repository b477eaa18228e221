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
  personName: z.string().nullable(), // who caused it
  at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NewAnnouncement = z.strictObject({
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(2_000),
});
