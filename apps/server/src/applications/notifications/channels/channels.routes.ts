import { systemClock, type Clock } from '../../../identity/sessions/clock.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import { confirmPhone, removePhone } from '../phone/confirm-phone.ts';
import { sendPhoneCode } from '../phone/send-code.ts';
import { getChannels } from './own-channels.ts';
import { addPushDevice, removePushDevice } from './push/push-devices.ts';
import { getRealmChannels, saveRealmChannel } from './settings/realm-channels.ts';

const channelHandlersAt = (clock: Clock) =>
  ({
    getChannels,
    addPushDevice,
    removePushDevice,
    sendPhoneCode: sendPhoneCode(clock),
    confirmPhone: confirmPhone(clock),
    removePhone,
    getRealmChannels,
    saveRealmChannel,
  }) satisfies Partial<Handlers>;

export const channelHandlers = channelHandlersAt(systemClock);
