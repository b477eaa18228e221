import { z } from 'zod';
import { listQuery, pageOf } from '../../platform/list.ts';
import {
  Announcement,
  NewAnnouncement,
  Notification,
  NotificationThread,
  ThreadChange,
  ThreadCounts,
} from '../../platform/notification.ts';
import { threadViews } from '../../platform/notification-facts.ts';
import { emailChangeCode } from '../../identity/email-change-facts.ts';
import { authorizationCode } from '../../identity/authorization-code.ts';
import { Passkey } from '../../identity/passkey.ts';
import { listNames, NewSavedView, OwnSession, Preferences, SavedView } from '../../identity/preferences.ts';
import { AuthenticatorApp, factorCode, RecoveryCodes, SecondFactor } from '../../identity/second-factor.ts';
import { Profile } from '../../identity/user.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

const uid = z.uuid();
const done = z.object({ ok: z.literal(true) });
const name = z.string().trim().min(1).max(80);
const password = z.string().min(1).max(256);
const email = z.email().max(254).toLowerCase();

export const accountOperations = {
  listNotifications: operation({
    ...addresses.listNotifications,
    summary: "One's own notifications, latest first, and how many are unread",
    access: 'notification.read',
    query: z.strictObject({ limit: listQuery.limit, cursor: listQuery.cursor, unread: z.enum(['yes']).optional() }),
    reply: pageOf(Notification).extend({ unread: z.number().int() }),
  }),
  markNotificationsRead: operation({
    ...addresses.markNotificationsRead,
    summary: 'Mark notifications as read, or as unread again; without a list: all of them',
    access: 'notification.read',
    body: z.strictObject({
      notificationUids: z.array(uid).min(1).max(200).optional(),
      isRead: z.boolean().default(true),
    }),
    reply: z.object({ unread: z.number().int() }),
  }),
  listNotificationThreads: operation({
    ...addresses.listNotificationThreads,
    summary: "One's own inbox: a row for each application, the one with the newest event first",
    access: 'notification.read',
    query: z.strictObject({
      view: z.enum(threadViews).optional(),
      limit: listQuery.limit,
      cursor: listQuery.cursor,
    }),
    reply: pageOf(NotificationThread).extend({ counts: ThreadCounts }),
  }),
  changeNotificationThreads: operation({
    ...addresses.changeNotificationThreads,
    summary:
      'Mark rows of the inbox as read, unread or done, snooze them or bring them back; without a list: all of the inbox',
    access: 'notification.read',
    body: z.strictObject({ threadUids: z.array(uid).min(1).max(200).optional(), change: ThreadChange }),
    reply: z.object({ counts: ThreadCounts }),
  }),
  listAnnouncements: operation({
    ...addresses.listAnnouncements,
    summary: 'Announcements that were sent, and how many people have read them',
    access: 'announcement.write',
    query: z.strictObject({ limit: listQuery.limit, cursor: listQuery.cursor }),
    reply: pageOf(Announcement),
  }),
  announce: operation({
    ...addresses.announce,
    summary: 'Tell everyone of the realm, or of the own agency, something',
    access: 'announcement.write',
    body: NewAnnouncement,
    reply: z.object({ receivers: z.number().int() }),
    isOnce: true,
  }),
  updateProfile: operation({
    ...addresses.updateProfile,
    summary: "Change one's own name and country",
    access: 'account.self',
    body: z.strictObject({
      firstName: name.optional(),
      lastName: z.string().trim().max(80).optional(),
      country: z.string().trim().max(80).nullable().optional(),
    }),
    reply: Profile,
    isOnce: true,
  }),
  changePassword: operation({
    ...addresses.changePassword,
    summary: "Change one's own password; other sessions end",
    access: 'account.self',
    body: z.strictObject({ password, newPassword: password, refreshToken: z.string().max(512).optional() }),
    reply: done,
    errors: ['auth.failed', 'auth.busy', 'auth.passwordRefused', 'auth.passwordGuessable', 'quota.tooMany'],
    limit: { max: 60, seconds: 60 },
  }),
  requestEmailChange: operation({
    ...addresses.requestEmailChange,
    summary:
      "Ask for another address of one's own account, with the password or a code of the app; a code goes there, a notice to the former one",
    access: 'account.self',
    body: z.union([z.strictObject({ email, password }), z.strictObject({ email, factorCode })]),
    reply: z.object({ changeUid: uid, codeSeconds: z.number().int() }),
    errors: ['auth.failed', 'auth.busy', 'auth.codeWrong', 'quota.tooMany', 'part.unavailable'],
    limit: { max: 60, seconds: 60 },
  }),
  confirmEmailChange: operation({
    ...addresses.confirmEmailChange,
    summary: 'Change the address with the code from the email; other sessions end and both addresses get a mail',
    access: 'account.self',
    body: z.strictObject({ changeUid: uid, code: z.string().regex(emailChangeCode.shape) }),
    reply: z.object({ email: z.string() }),
    errors: ['email.codeWrong', 'email.codeOld', 'person.emailTaken', 'part.unavailable'],
    limit: { max: 60, seconds: 60 },
  }),
  getSecondFactor: operation({
    ...addresses.getSecondFactor,
    summary: 'Whether an authenticator app is set up, and how many recovery codes are left',
    access: 'account.self',
    reply: SecondFactor,
  }),
  startSecondFactor: operation({
    ...addresses.startSecondFactor,
    needsRecentSignIn: true,
    summary: 'A new secret for an authenticator app; it counts once its first code was right',
    access: 'account.self',
    reply: AuthenticatorApp,
    errors: ['secondFactor.isOn'],
  }),
  confirmSecondFactor: operation({
    ...addresses.confirmSecondFactor,
    summary: 'The first code of a new authenticator app; the reply has the recovery codes, once',
    access: 'account.self',
    body: z.strictObject({ code: factorCode }),
    reply: RecoveryCodes,
    errors: ['auth.codeWrong', 'secondFactor.isOn', 'quota.tooMany'],
  }),
  removeSecondFactor: operation({
    ...addresses.removeSecondFactor,
    needsRecentSignIn: true,
    summary: 'Turn the authenticator app off, where the role does not need one',
    access: 'account.self',
    reply: done,
    errors: ['secondFactor.isRequired'],
  }),
  newRecoveryCodes: operation({
    ...addresses.newRecoveryCodes,
    needsRecentSignIn: true,
    summary: 'Ten new recovery codes; the earlier ones stop working',
    access: 'account.self',
    reply: RecoveryCodes,
  }),
  resetSecondFactor: operation({
    ...addresses.resetSecondFactor,
    needsRecentSignIn: true,
    summary: 'Turn off the authenticator app of somebody who has lost it',
    access: 'secondFactor.reset',
    body: z.strictObject({ personUid: uid }),
    reply: done,
    errors: ['person.notYourself'],
  }),
  listPasskeys: operation({
    ...addresses.listPasskeys,
    summary: "One's own passkeys",
    access: 'account.self',
    reply: z.object({ passkeys: z.array(Passkey) }),
  }),
  startPasskey: operation({
    ...addresses.startPasskey,
    needsRecentSignIn: true,
    summary: 'Allow one passkey to be added on the page of the identity provider, within 15 minutes',
    access: 'account.self',
    reply: done,
    errors: ['part.unavailable'],
  }),
  finishPasskey: operation({
    ...addresses.finishPasskey,
    summary: 'The page of the identity provider is done: the new passkey may sign in from now on',
    access: 'account.self',
    body: z.strictObject(authorizationCode),
    reply: Passkey,
    errors: ['auth.codeDead', 'passkey.notAdded', 'part.unavailable'],
    limit: { max: 60, seconds: 60 },
  }),
  removePasskey: operation({
    ...addresses.removePasskey,
    needsRecentSignIn: true,
    summary: 'Remove a passkey',
    access: 'account.self',
    body: z.strictObject({ passkeyUid: uid }),
    reply: done,
    errors: ['part.unavailable'],
  }),
  ownSessions: operation({
    ...addresses.ownSessions,
    summary: 'Where one is signed in',
    access: 'account.self',
    reply: z.object({ sessions: z.array(OwnSession) }),
  }),
  endOwnSession: operation({
    ...addresses.endOwnSession,
    summary: 'End one of the own sessions, or all but this one',
    access: 'account.self',
    needsRecentSignIn: true,
    body: z.strictObject({ sessionUid: z.union([uid, z.literal('others')]) }),
    reply: z.object({ ended: z.number().int() }),
  }),
  getPreferences: operation({
    ...addresses.getPreferences,
    summary: "One's own preferences",
    access: 'account.self',
    reply: Preferences,
  }),
  savePreferences: operation({
    ...addresses.savePreferences,
    summary: "Save one's own preferences",
    access: 'account.self',
    body: Preferences,
    reply: Preferences,
  }),
  listSavedViews: operation({
    ...addresses.listSavedViews,
    summary: 'Saved views of a list: own and shared',
    access: 'account.self',
    query: z.strictObject({ list: z.enum(listNames) }),
    reply: z.object({ views: z.array(SavedView) }),
  }),
  createSavedView: operation({
    ...addresses.createSavedView,
    summary: 'Save a view of a list',
    access: 'account.self',
    body: NewSavedView,
    reply: SavedView,
    errors: ['quota.tooMany'],
    isOnce: true,
  }),
  deleteSavedView: operation({
    ...addresses.deleteSavedView,
    summary: 'Remove an own saved view',
    access: 'account.self',
    body: z.strictObject({ viewUid: uid }),
    reply: done,
  }),
};
