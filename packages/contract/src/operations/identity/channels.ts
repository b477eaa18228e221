import { z } from 'zod';
import {
  NewPhoneNumber,
  NewPushDevice,
  OwnChannels,
  PhoneCode,
  RealmChannelEdit,
  RealmChannels,
} from '../../identity/channels.ts';
import { providerChannels } from '../../identity/channel-facts.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

export const channelOperations = {
  getChannels: operation({
    ...addresses.getChannels,
    summary: 'Where notifications can reach the person outside the app: browsers, phone number, channels of the realm',
    access: 'notification.read',
    reply: OwnChannels,
  }),
  addPushDevice: operation({
    ...addresses.addPushDevice,
    summary: 'Send push messages to this browser, in the person’s choices of notifications',
    access: 'notification.read',
    body: NewPushDevice,
    reply: OwnChannels,
    errors: ['channel.notOffered', 'channel.addressRefused', 'push.keyInvalid', 'push.tooMany'],
    limit: { max: 60, seconds: 60 },
  }),
  removePushDevice: operation({
    ...addresses.removePushDevice,
    summary: 'Send no more push messages to a browser',
    access: 'notification.read',
    body: z.strictObject({ deviceUid: z.uuid() }),
    reply: OwnChannels,
  }),
  sendPhoneCode: operation({
    ...addresses.sendPhoneCode,
    summary: 'Send a code to a phone number; it is used once the code was entered',
    access: 'notification.read',
    body: NewPhoneNumber,
    reply: z.object({ codeUid: z.uuid(), codeSeconds: z.number().int() }),
    errors: ['channel.notOffered', 'quota.tooMany'],
    limit: { max: 60, seconds: 60 },
  }),
  confirmPhone: operation({
    ...addresses.confirmPhone,
    summary: 'Enter the code; the number replaces the one before',
    access: 'notification.read',
    body: PhoneCode,
    reply: OwnChannels,
    errors: ['phone.codeWrong', 'phone.codeOld'],
    limit: { max: 60, seconds: 60 },
  }),
  removePhone: operation({
    ...addresses.removePhone,
    summary: 'Remove the own phone number',
    access: 'notification.read',
    body: z.strictObject({}),
    reply: OwnChannels,
  }),
  getRealmChannels: operation({
    ...addresses.getRealmChannels,
    summary: 'The providers that send messages for the realm; their secrets never leave',
    access: 'realm.settings',
    reply: RealmChannels,
  }),
  saveRealmChannel: operation({
    ...addresses.saveRealmChannel,
    needsRecentSignIn: true,
    summary: 'Set up a channel, switch it on or off',
    access: 'realm.settings',
    body: RealmChannelEdit,
    reply: RealmChannels,
    errors: ['channel.addressRefused', 'channel.secretMissing'],
    isOnce: true,
  }),
  sendTestMessage: operation({
    ...addresses.sendTestMessage,
    summary: 'Send a test message of a channel to the own browsers or the own confirmed phone number',
    access: 'realm.settings',
    body: z.strictObject({ channel: z.enum(['push', ...providerChannels]) }),
    reply: z.object({ ok: z.literal(true) }),
    errors: ['channel.notOffered', 'channel.nowhere', 'quota.tooMany'],
    limit: { max: 60, seconds: 60 },
  }),
};
