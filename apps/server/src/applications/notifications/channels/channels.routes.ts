import { systemClock } from '../../../identity/sessions/clock.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import { confirmPhone, removePhone } from '../phone/confirm-phone.ts';
import { sendPhoneCode } from '../phone/send-code.ts';
import { getChannels } from './own-channels.ts';
import { addPushDevice, removePushDevice } from './push/push-devices.ts';
import { getRealmChannels, saveRealmChannel } from './settings/realm-channels.ts';
import { sendTestMessage } from './settings/send-test-message.ts';

export const channelHandlers = {
  getChannels,
  addPushDevice,
  removePushDevice,
  sendPhoneCode: sendPhoneCode(systemClock),
  confirmPhone: confirmPhone(systemClock),
  removePhone,
  getRealmChannels,
  saveRealmChannel,
  sendTestMessage,
} satisfies Partial<Handlers>;
