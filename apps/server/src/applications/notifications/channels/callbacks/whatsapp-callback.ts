import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProviderReport } from '../messages/record-report.ts';

export function isWhatsAppSignature(appSecret: string, body: Buffer, header: string): boolean {
  const right = createHmac('sha256', appSecret).update(body).digest();
  const given = Buffer.from(header.replace(/^sha256=/, ''), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

const Status = z.object({
  id: z.string().max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']).catch('sent'),
  biz_opaque_callback_data: z.uuid().nullable().catch(null),
  errors: z.array(z.object({ code: z.number() })).catch([]),
});
const Message = z.object({
  from: z.string().max(30),
  text: z.object({ body: z.string() }).optional().catch(undefined),
});
const Value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(Status).catch([]),
  messages: z.array(Message).catch([]),
});
const Report = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
});

export interface WhatsAppNews {
  readonly reports: readonly ProviderReport[];
  readonly answers: readonly { readonly from: string; readonly text: string }[];
}

// Reports of one call, of our own number only: an app may have several.
export function readWhatsAppNews(body: unknown, phone: string): WhatsAppNews {
  const values = (Report.safeParse(body).data?.entry ?? [])
    .flatMap(({ changes }) => changes)
    .flatMap(({ value }) => Value.safeParse(value).data ?? [])
    .filter(({ metadata }) => metadata.phone_number_id === phone);
  return {
    reports: values.flatMap(({ statuses }) =>
      statuses.map(({ id, status, biz_opaque_callback_data: messageUid, errors: [error] }) => ({
        channel: 'whatsapp' as const,
        messageUid,
        providerId: id,
        state: status,
        cause: status === 'failed' ? String(error?.code ?? 'failed') : null,
      })),
    ),
    answers: values.flatMap(({ messages }) =>
      messages.map(({ from, text }) => ({ from: `+${from.replace(/^\+/, '')}`, text: text?.body ?? '' })),
    ),
  };
}
