import { channelCallbackSegment } from '@visawright/contract/identity/channel-facts.ts';
import { z } from 'zod';
import type { SmsSecrets, SmsSettings } from '../settings/channel-settings.ts';
import type { Attempt } from './claim-message.ts';
import type { ChannelParts } from './outbound.types.ts';
import { postMessage } from './post-message.ts';

export interface TextMessage {
  readonly realmId: string;
  readonly messageUid: string;
  readonly to: string; // +919876543210
}

export const callbackUrl = (publicUrl: string, channel: 'sms' | 'whatsapp', realmId: string): string =>
  new URL(`/${channelCallbackSegment}/${channel}/${realmId}`, publicUrl).href;

const Accepted = z.object({ sid: z.string() });
const Refused = z.object({ code: z.number() });
export const stoppedCode = '21610'; // the receiver answered STOP

// The protocol of Twilio's Messages resource, which other providers speak too: a form, the account's token as Basic credentials. The
// address of reports names our message, because the protocol has no key of ours otherwise.
export async function sendSms(
  parts: Pick<ChannelParts, 'publicUrl' | 'test'>,
  { url, account, from, token }: SmsSettings & SmsSecrets,
  { realmId, messageUid, to }: TextMessage,
  text: string,
): Promise<Attempt> {
  const form = new URLSearchParams({
    To: to,
    [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
    Body: text,
    StatusCallback: `${callbackUrl(parts.publicUrl, 'sms', realmId)}?message=${messageUid}`,
  });
  const { status, reply } = await postMessage(parts, {
    url: `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`,
    headers: {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form.toString(),
  });
  if (status >= 200 && status < 300)
    return { end: 'accepted', providerId: Accepted.safeParse(reply).data?.sid ?? null };
  return { end: 'failed', cause: String(Refused.safeParse(reply).data?.code ?? `http ${status}`) };
}
