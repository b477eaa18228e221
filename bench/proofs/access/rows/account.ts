import { createECDH, randomUUID } from 'node:crypto';
import { visionConsentText } from '@visawright/contract/documents/vision-consent-text.ts';
import type { channelOperations } from '@visawright/contract/operations/identity/channels.ts';
import type { accountOperations } from '@visawright/contract/operations/identity/account.ts';
import type { agencyProviderOperations } from '@visawright/contract/operations/identity/agency-providers.ts';
import type { realmSettingsOperations } from '@visawright/contract/operations/realm-settings.ts';
import type { Row } from './row.types.ts';

const own: Row = { about: 'nothing', send: () => ({}) };
const p256dh = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');
const auth = Buffer.alloc(16, 1).toString('base64url');

type AccountOperation =
  | keyof typeof accountOperations
  | keyof typeof agencyProviderOperations
  | keyof typeof channelOperations
  | keyof typeof realmSettingsOperations;

export const accountRows: Record<AccountOperation, Row> = {
  listNotifications: { ...own, narrows: true },
  markNotificationsRead: {
    about: 'notification',
    narrows: true,
    send: (ids) => ({ body: { notificationUids: [ids.notification] } }),
  },
  listNotificationThreads: { ...own, narrows: true },
  changeNotificationThreads: {
    about: 'notification',
    narrows: true,
    send: (ids) => ({ body: { threadUids: [ids.notification], change: { to: 'unread' } } }),
  },
  listAnnouncements: own,
  announce: { about: 'nothing', send: () => ({ body: { title: 'News', text: 'Good news' } }) },
  updateProfile: { about: 'nothing', send: () => ({ body: { country: 'Nepal' } }) },
  changePassword: {
    about: 'nothing',
    send: () => ({ body: { password: 'not the right one', newPassword: 'Another-Pass-2026!' } }),
    states: ['auth.failed', 'quota.tooMany'],
  },
  requestEmailChange: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { email: `nobody-${n}@example.test`, password: 'not the right one' } }),
    states: ['auth.failed', 'quota.tooMany'],
  },
  confirmEmailChange: {
    about: 'nothing',
    send: () => ({ body: { changeUid: randomUUID(), code: '000000' } }),
    states: ['email.codeOld'],
  },
  getSecondFactor: own,
  startSecondFactor: own,
  confirmSecondFactor: { about: 'nothing', send: () => ({ body: { code: '000000' } }), states: ['record.notFound'] },
  removeSecondFactor: own,
  newRecoveryCodes: { ...own, states: ['record.notFound'] },
  resetSecondFactor: {
    about: 'person',
    send: (ids) => ({ body: { personUid: ids.person } }),
    states: ['person.notYourself', 'record.notFound'],
  },
  findAgencyProvider: { about: 'nothing', send: () => ({ query: { domain: 'nowhere.example.org' } }) },
  listAgencyProviders: own,
  // Addresses are read before anything else, and this one does not answer.
  saveAgencyProvider: {
    about: 'agency',
    send: (ids) => ({
      body: {
        agencyUid: ids.agency,
        issuer: 'https://127.0.0.1',
        clientId: 'proof',
        clientSecret: 'proof',
        domains: ['nowhere.example.org'],
        isOn: false,
      },
    }),
    states: ['provider.addressRefused'],
  },
  removeAgencyProvider: {
    about: 'agency',
    send: (ids) => ({ body: { agencyUid: ids.agency } }),
    states: ['record.notFound'],
  },
  listPasskeys: own,
  startPasskey: own,
  finishPasskey: {
    about: 'nothing',
    send: () => ({ body: { code: 'none', codeVerifier: 'v'.repeat(43), redirectUri: 'http://127.0.0.1:8080/' } }),
    states: ['auth.codeDead'],
  },
  removePasskey: {
    about: 'nothing',
    send: () => ({ body: { passkeyUid: randomUUID() } }),
    states: ['record.notFound'],
  },
  ownSessions: own,
  endOwnSession: { about: 'session', narrows: true, send: (ids) => ({ body: { sessionUid: ids.session } }) },
  getPreferences: own,
  savePreferences: { about: 'nothing', send: () => ({ body: { language: 'hi' } }) },
  listSavedViews: { about: 'nothing', send: () => ({ query: { list: 'applications' } }) },
  createSavedView: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { list: 'applications', name: `View ${n}`, query: '' } }),
  },
  deleteSavedView: { about: 'view', narrows: true, send: (ids) => ({ body: { viewUid: ids.view } }) },
  getRealmSettings: own,
  saveRealmSettings: { about: 'nothing', send: () => ({ body: { displayName: 'Another name' } }) },
  addDomain: { about: 'nothing', send: (_ids, n) => ({ body: { host: `new-${n}.example.org` } }) },
  checkDomain: {
    about: 'domain',
    send: (ids) => ({ body: { host: ids.domain } }),
    states: ['domain.notProven'],
  },
  getVisionEndpoint: own,
  saveVisionEndpoint: {
    about: 'nothing',
    send: () => ({
      body: { isOn: false, url: 'https://reader.example.org/v1', model: 'm', apiKey: 'k', agrees: visionConsentText },
    }),
  },
  removeDomain: { about: 'domain', narrows: true, send: (ids) => ({ body: { host: ids.domain } }) },
  getChannels: own,
  addPushDevice: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { endpoint: `https://push.example.org/send/${n}`, p256dh, auth } }),
    states: ['push.tooMany'],
  },
  removePushDevice: {
    about: 'nothing',
    send: () => ({ body: { deviceUid: randomUUID() } }),
    states: ['record.notFound'],
  },
  sendPhoneCode: {
    about: 'nothing',
    send: () => ({ body: { number: '+919876543210' } }),
    states: ['channel.notOffered'],
  },
  confirmPhone: {
    about: 'nothing',
    send: () => ({ body: { codeUid: randomUUID(), code: '000000' } }),
    states: ['phone.codeOld'],
  },
  removePhone: { about: 'nothing', send: () => ({ body: {} }) },
  getRealmChannels: own,
  saveRealmChannel: { about: 'nothing', send: () => ({ body: { channel: 'push', isOn: true } }) },
  sendTestMessage: {
    about: 'nothing',
    send: () => ({ body: { channel: 'push' } }),
    states: ['channel.notOffered', 'channel.nowhere', 'quota.tooMany'],
  },
};
