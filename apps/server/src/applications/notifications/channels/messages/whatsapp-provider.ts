import { z } from 'zod';
import type { WhatsAppSecrets, WhatsAppSettings } from '../settings/channel-settings.ts';
import type { Attempt } from './claim-message.ts';
import type { ChannelParts } from './outbound.types.ts';
import { postMessage } from './post-message.ts';
import type { TextMessage } from './sms-provider.ts';

export interface TemplateMessage {
  readonly name: string;
  readonly language: 'en' | 'hi';
  readonly words: readonly string[]; // {{1}}, {{2}} of the body
  readonly buttonWord?: string; // of the button that copies a code
}

const Accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const Refused = z.object({ error: z.object({ code: z.number() }) });

// WhatsApp Business Cloud API. Businesses may begin a conversation with an approved template only. Reports bring our key back.
export async function sendWhatsApp(
  parts: Pick<ChannelParts, 'test'>,
  { url, phone, token }: WhatsAppSettings & WhatsAppSecrets,
  { messageUid, to }: TextMessage,
  { name, language, words, buttonWord }: TemplateMessage,
): Promise<Attempt> {
  const textOf = (text: string) => ({ type: 'text', text });
  const button = { type: 'button', sub_type: 'url', index: '0' };
  const components = [
    { type: 'body', parameters: words.map(textOf) },
    ...(buttonWord === undefined ? [] : [{ ...button, parameters: [textOf(buttonWord)] }]),
  ];
  const { status, reply } = await postMessage(parts, {
    url: `${url.replace(/\/$/, '')}/${phone}/messages`,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.replace('+', ''),
      type: 'template',
      template: { name, language: { code: language }, components },
      biz_opaque_callback_data: messageUid,
    }),
  });
  if (status >= 200 && status < 300)
    return { end: 'accepted', providerId: Accepted.safeParse(reply).data?.messages[0]?.id ?? null };
  return { end: 'failed', cause: String(Refused.safeParse(reply).data?.error.code ?? `http ${status}`) };
}
