import type { accountOperations } from '../../operations/identity/account.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

export const accountExamples: ExamplesOf<typeof accountOperations> = {
  listNotifications: { as: 'agent', query: { unread: 'yes', limit: '2' } },
  markNotificationsRead: { as: 'agent', body: { notificationUids: [samples.notification] } },
  listNotificationThreads: { as: 'agent', query: { limit: '2' } },
  changeNotificationThreads: {
    as: 'agent',
    body: { threadUids: [samples.notification], change: { to: 'done' } },
  },
  listAnnouncements: { as: 'admin', query: { limit: '2' } },
  announce: {
    as: 'agency',
    body: { title: 'Closed on Friday', text: 'The office is closed on Friday. Urgent calls: +91 20 2614 5500.' },
  },
  updateProfile: { as: 'agent', body: { firstName: 'Meera', country: 'India' } },
  changePassword: { as: 'agent', body: { password: samples.password, newPassword: samples.otherPassword } },
  requestEmailChange: {
    as: 'agent',
    body: { email: 'meera.joshi@example.com', password: samples.password },
  },
  confirmEmailChange: { as: 'agent', body: { changeUid: samples.emailChange, code: samples.emailCode } },
  getSecondFactor: { as: 'agent' },
  startSecondFactor: { as: 'agent' },
  confirmSecondFactor: { as: 'agent', body: { code: samples.authenticatorCode } },
  removeSecondFactor: { as: 'agent' },
  newRecoveryCodes: { as: 'agent' },
  resetSecondFactor: { as: 'admin', body: { personUid: samples.lockedOutPerson } },
  listPasskeys: { as: 'agent' },
  startPasskey: { as: 'agent' },
  finishPasskey: {
    as: 'agent',
    body: {
      code: samples.passkeyCode,
      codeVerifier: samples.passkeyVerifier,
      redirectUri: samples.loginAddress,
    },
  },
  removePasskey: { as: 'agent', body: { passkeyUid: samples.passkey } },
  ownSessions: { as: 'agent' },
  endOwnSession: { as: 'agent', body: { sessionUid: samples.session } },
  getPreferences: { as: 'agent' },
  savePreferences: {
    as: 'agent',
    body: {
      language: 'en',
      notifications: { reviewReturned: { app: true, mail: true, often: 'atOnce' } },
      notificationTimes: { timeZone: 'Asia/Kolkata', summaryAt: '09:00', isQuiet: true },
    },
  },
  listSavedViews: { as: 'agent', query: { list: 'applications' } },
  createSavedView: {
    as: 'agent',
    body: { list: 'applications', name: 'France, this month', query: 'visaTo=France&sort=travel' },
  },
  deleteSavedView: { as: 'agent', body: { viewUid: samples.view } },
};
