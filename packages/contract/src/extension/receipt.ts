import { z } from 'zod';
import { sensitive } from '../sensitive/sensitive.ts';

const text = z.string().max(4_000);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

// equal: read back as typed. differs: the page holds something else. refused: the control did not take the value. missing: we have no
// answer. personal: left to the person. unknown: on a page that was not known, nothing was typed.
const fieldOutcomes = ['equal', 'differs', 'refused', 'missing', 'personal', 'unknown'] as const;
export type FieldOutcome = (typeof fieldOutcomes)[number];

export const ReceiptField = z.strictObject({
  control: z.string().max(20), // of the pack; with -1, -2 … for the items of a block
  label: z.string().max(300),
  question: z.string().max(200).nullable(),
  outcome: z.enum(fieldOutcomes),
  typed: sensitive('answers', text.nullable()),
  found: sensitive('answers', text.nullable()), // what the page held when it was read back for the last time
  times: z.number().int().min(0).max(50), // how often it was filled
});
export type ReceiptField = z.infer<typeof ReceiptField>;

export const ReceiptPage = z.strictObject({
  page: z.string().max(80), // id in the pack, or the path of an unknown page
  title: z.string().max(300),
  filledAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime(), // the last time it was read back
  fields: z.array(ReceiptField).max(600),
});
export type ReceiptPage = z.infer<typeof ReceiptPage>;

export const SentReceipt = z.strictObject({
  applicationUid: z.uuid(),
  visitUid: z.uuid(), // sent again after each page; the latest replaces the one before
  portal: z.string().max(80),
  packNumber: z.number().int().positive(),
  packSha256: hash,
  formVersion: z.number().int(),
  extensionVersion: z.string().max(30),
  startedAt: z.iso.datetime(),
  reference: sensitive('answers', z.string().max(60).nullable()),
  pages: z.array(ReceiptPage).max(60),
});
export type SentReceipt = z.infer<typeof SentReceipt>;

export const Receipt = z.strictObject({
  receiptUid: z.uuid(),
  receipt: SentReceipt,
  receivedAt: z.iso.datetime(),
  byName: z.string().nullable(),
  sha256: hash, // of the receipt as canonical JSON
  keyId: z.string().max(40),
  signature: z.string().max(120), // Ed25519 over `visawright-receipt\n`, receivedAt, `\n` and the sha256
});
export type Receipt = z.infer<typeof Receipt>;

export const ReceiptCounts = z.object({
  pages: z.number().int(),
  typed: z.number().int(),
  equal: z.number().int(),
  differing: z.number().int(),
  personal: z.number().int(),
});
export type ReceiptCounts = z.infer<typeof ReceiptCounts>;
