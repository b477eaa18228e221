import type { ChannelName } from '@visawright/contract/platform/notification-facts.ts';
import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import type { Channel } from '../deliveries/channel.types.ts';
import { mailChannel } from '../deliveries/mail-channel.ts';
import type { ChannelParts } from './messages/outbound.types.ts';
import { phoneChannel } from './messages/phone-channel.ts';
import { pushChannel } from './push/push-channel.ts';

// Every way out of the app by its name.
export const openChannels = (
  parts: ChannelParts & Pick<MailParts, 'mail'>,
): Readonly<Record<ChannelName, Channel>> => ({
  mail: mailChannel(parts),
  push: pushChannel(parts),
  sms: phoneChannel(parts, 'sms'),
  whatsapp: phoneChannel(parts, 'whatsapp'),
});
