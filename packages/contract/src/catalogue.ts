import { z } from 'zod';
import { catalogueConfidences, catalogueParts } from './catalogue-order.ts';
import { severities } from './finding.ts';
import { FormChange } from './form-state.ts';

export const formName = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);
export const ruleName = z.string().regex(/^[a-z][A-Za-z0-9-]{0,79}$/);

const InBoth = z.object({ en: z.string(), hi: z.string() });
const Verified = z.object({
  on: z.iso.date(),
  source: z.string(),
  byName: z.string().nullable(),
  at: z.iso.datetime(),
});

// One thing somebody can look up and verify: a destination's form, its papers, its fees, its times, or a rule. A rule that reads the
// same for several destinations is one entry.
export const CatalogueEntry = z.object({
  key: z.string(),
  part: z.enum(catalogueParts),
  formIds: z.array(z.string()).min(1),
  ruleId: z.string().nullable(),
  title: InBoth.nullable(), // of a rule
  asks: InBoth.nullable(), // what a rule asks, with the destination's own numbers
  severity: z.enum(severities).nullable(),
  version: z.number().int().nullable(), // of the form; null where several forms share it
  count: z.number().int().nullable(), // fields, papers, fees; days before travel to lodge
  source: z.object({ name: z.string(), url: z.string().nullable() }),
  confidence: z.enum(catalogueConfidences).nullable(),
  asOf: z.string().nullable(), // the data's own date: 2026, 2026-10 or 2026-10-01
  verified: Verified.nullable(), // by this realm, of what stands there now
  ageDays: z.number().int().nullable(), // since the later of both; null: neither
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

// How many open applications keep which version of a form, and where they stand. Numbers, never names.
export const Touched = z.object({
  formId: z.string(),
  formVersion: z.number().int(),
  status: z.string(),
  count: z.number().int(),
});
export type Touched = z.infer<typeof Touched>;

export const CatalogueForm = z.object({
  formId: z.string(),
  version: z.number().int(),
  versions: z.array(z.object({ version: z.number().int(), changes: z.array(FormChange) })), // against the one before; newest first
  touched: z.array(Touched),
  verifications: z.array(
    Verified.extend({
      part: z.enum(catalogueParts),
      ruleId: z.string().nullable(),
      stands: z.boolean(), // what was verified is still what stands there
    }),
  ),
});
export type CatalogueForm = z.infer<typeof CatalogueForm>;

export const fileProblemCodes = [
  'notJson',
  'tooDeep',
  'missing',
  'unknownWord',
  'wrongKind',
  'notOneOf',
  'wrongForm',
  'tooShort',
  'tooLong',
  'noBlock',
  'reference', // `text` says it: what no schema sees
] as const;
export const FileProblem = z.object({
  line: z.number().int().nullable(),
  path: z.string(), // 'sections[2].fields[0].label'; '' is the file itself
  code: z.enum(fileProblemCodes),
  text: z.string(), // what was expected, the words that are allowed, the word that is unknown
});
export type FileProblem = z.infer<typeof FileProblem>;

export const proposalStates = ['open', 'withdrawn', 'taken'] as const;
export type ProposalState = (typeof proposalStates)[number];
export const proposalFileMax = 400_000;

export const ProposalEffect = z.object({
  problems: z.array(FileProblem),
  changes: z.array(FormChange), // against what the product has now
  formIds: z.array(z.string()), // whose form it changes
  isNew: z.boolean(), // the product has no such destination yet
  touched: z.array(Touched),
});
export type ProposalEffect = z.infer<typeof ProposalEffect>;

export const Proposal = z.object({
  proposalUid: z.uuid(),
  target: z.string(), // a destination's id or a block's
  note: z.string(),
  state: z.enum(proposalStates),
  byName: z.string().nullable(),
  at: z.iso.datetime(),
  decidedByName: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  changes: z.number().int(), // 0: the product has all of it
});
export type Proposal = z.infer<typeof Proposal>;
