import { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { z } from 'zod';
import type { FillProgress, PageReply, PageRequest } from '../messages/page-messages.ts';

// Scripts in a page run beside the page's own: what they send is checked like any other input.
const { ref } = PageControl.shape;
const text = z.string().max(8_000);
const found = z.union([text, z.array(text).max(400), z.null()]);

const FilledResult = z.strictObject({
  ref,
  outcome: z.enum(['typed', 'refused']),
  reason: z.enum(['none', 'gone', 'disabled', 'noOption', 'listTimeout', 'notAccepted', 'stopped']),
});

const PageReplySchema: z.ZodType<PageReply> = z.discriminatedUnion('reply', [
  z.strictObject({ reply: z.literal('skeleton'), skeleton: PageSkeleton }),
  z.strictObject({ reply: z.literal('filled'), results: z.array(FilledResult).max(600) }),
  z.strictObject({
    reply: z.literal('read'),
    values: z.array(z.strictObject({ ref, found, complaint: text })).max(600),
  }),
  z.strictObject({ reply: z.literal('options'), options: z.array(text).max(400) }),
  z.strictObject({ reply: z.literal('clock'), secondsLeft: z.number().int().min(0).max(1_000_000).nullable() }),
  z.strictObject({ reply: z.literal('reference'), reference: z.string().max(60).nullable() }),
  z.strictObject({ reply: z.literal('done') }),
]);

const replyTo = {
  collect: 'skeleton',
  fill: 'filled',
  stop: 'done',
  read: 'read',
  mark: 'done',
  clearMarks: 'done',
  show: 'done',
  options: 'options',
  addItem: 'done',
  clock: 'clock',
  reference: 'reference',
} as const satisfies Record<PageRequest['ask'], PageReply['reply']>;

export type ReplyTo<A extends PageRequest['ask']> = Extract<PageReply, { reply: (typeof replyTo)[A] }>;

// null: not an answer to this request.
export function parseReply<A extends PageRequest['ask']>(ask: A, received: unknown): ReplyTo<A> | null {
  const parsed = PageReplySchema.safeParse(received);
  return parsed.success && parsed.data.reply === replyTo[ask] ? (parsed.data as ReplyTo<A>) : null;
}

const Progress: z.ZodType<FillProgress> = z.strictObject({
  progress: z.enum(['filling', 'waitingForList']),
  ref,
  done: z.number().int().min(0),
  of: z.number().int().min(0),
});

export function parseProgress(received: unknown): FillProgress | null {
  const parsed = Progress.safeParse(received);
  return parsed.success ? parsed.data : null;
}
