import type { channelOperations } from '../../operations/identity/channels.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

export const channelExamples: ExamplesOf<typeof channelOperations> = {
  getChannels: { as: 'agent' },
  addPushDevice: {
    as: 'agent',
    body: { endpoint: samples.pushAddress, p256dh: samples.pushKey, auth: samples.pushSecret },
  },
  removePushDevice: { as: 'agent', body: { deviceUid: samples.pushDevice } },
  sendPhoneCode: { as: 'agent', body: { number: '+919876543210' } },
  confirmPhone: { as: 'agent', body: { codeUid: samples.phoneCodeRequest, code: samples.phoneCode } },
  removePhone: { as: 'agent', body: {} },
  getRealmChannels: { as: 'admin' },
  saveRealmChannel: {
    as: 'admin',
    body: {
      channel: 'sms',
      isOn: true,
      url: samples.smsAddress,
      account: 'AC0123456789abcdef',
      from: '+15005550006',
      token: 'the-token-of-the-account',
    },
  },
  sendTestMessage: { as: 'admin', body: { channel: 'push' } },
};
