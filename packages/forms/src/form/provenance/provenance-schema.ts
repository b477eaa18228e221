import { factConfidences, sourceKinds } from '@visawright/contract/forms/fact-kinds.ts';
import { z } from 'zod';

const words = z.string().trim().min(1);
const asOf = z.string().regex(/^\d{4}(-\d{2}){0,2}$/);

const Source = z.strictObject({
  title: words,
  url: z.url({ protocol: /^https?$/ }).nullable(),
  kind: z.enum(sourceKinds),
  date: asOf.nullable(), // of the source itself; null if it has none
});
export type Source = z.infer<typeof Source>;

const Checked = z.strictObject({
  source: words.nullable(), // a key of the file's sources; null if no source was found
  confidence: z.enum(factConfidences),
  checkedOn: z.iso.date().nullable().optional(), // if it differs from the file's; null if it was never compared with its source
  checkedBy: words.optional(),
  note: words.optional(), // what a person who checks it again should know
});

// One file per destination or block: where its facts come from. A key is a fact's key (see facts-of.ts);
// 'question:*', 'document:*', 'visaType:*' and 'photo:*' stand for those without an entry of their own.
export const ProvenanceFile = z.strictObject({
  checkedOn: z.iso.date(),
  checkedBy: words,
  sources: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), Source),
  facts: z.record(words, Checked),
});
export type ProvenanceFile = z.infer<typeof ProvenanceFile>;

export const Provenance = z.strictObject({
  source: Source.nullable(),
  confidence: z.enum(factConfidences),
  checkedOn: z.iso.date().nullable(), // null if it was never compared with its source
  checkedBy: words,
  note: words.optional(),
});
export type Provenance = z.infer<typeof Provenance>;
