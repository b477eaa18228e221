import { createECDH, randomUUID } from 'node:crypto';
import type { channelOperations } from '@visawright/contract/operations/identity/channels.ts';
import type { Row } from './row.types.ts';

const own: Row = { about: 'nothing', send: () => ({}) };
const p256dh = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');
const auth = Buffer.alloc(16, 1).toString('base64url');

export const channelRows: Record<keyof typeof channelOperations, Row> = {
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
};
