import { z } from 'zod';
import { catalogueConfidences, catalogueParts } from './catalogue-order.ts';
import { severities } from '../applications/finding-facts.ts';
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

// One thing that can be verified: a destination's form, checklist, fees, processing times, or a rule. A rule with the same text for
// several destinations is one entry.
export const CatalogueEntry = z.object({
  key: z.string(),
  part: z.enum(catalogueParts),
  formIds: z.array(z.string()).min(1),
  ruleId: z.string().nullable(),
  title: InBoth.nullable(), // of a rule
  asks: InBoth.nullable(), // the rule's description with the destination's numbers
  severity: z.enum(severities).nullable(),
  version: z.number().int().nullable(), // of the form; null if several forms share the entry
  count: z.number().int().nullable(), // number of fields, checklist items or fees; days before travel to submit
  source: z.object({ name: z.string(), url: z.string().nullable() }),
  confidence: z.enum(catalogueConfidences).nullable(),
  asOf: z.string().nullable(), // the date in the data: 2026, 2026-10 or 2026-10-01
  verified: Verified.nullable(), // by this realm, for the current content
  ageDays: z.number().int().nullable(), // since the later of the two dates; null if there is neither
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

// Counts of open applications by form version and status; never names.
export const AffectedApplications = z.object({
  formId: z.string(),
  formVersion: z.number().int(),
  status: z.string(),
  count: z.number().int(),
});
export type AffectedApplications = z.infer<typeof AffectedApplications>;

export const CatalogueForm = z.object({
  formId: z.string(),
  version: z.number().int(),
  // Newest first; changes are relative to the previous version.
  versions: z.array(z.object({ version: z.number().int(), changes: z.array(FormChange) })),
  touched: z.array(AffectedApplications),
  verifications: z.array(
    Verified.extend({
      part: z.enum(catalogueParts),
      ruleId: z.string().nullable(),
      stands: z.boolean(), // the verified content is still current
    }),
  ),
});
export type CatalogueForm = z.infer<typeof CatalogueForm>;

const fileProblemCodes = [
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
  'reference', // a problem the schema cannot detect, described in `text`
] as const;
export const FileProblem = z.object({
  line: z.number().int().nullable(),
  path: z.string(), // 'sections[2].fields[0].label'; '' for the file itself
  code: z.enum(fileProblemCodes),
  text: z.string(), // what was expected, the allowed values, or the unknown value
});
export type FileProblem = z.infer<typeof FileProblem>;

export const proposalStates = ['open', 'withdrawn', 'taken'] as const;
export type ProposalState = (typeof proposalStates)[number];
export const proposalFileMax = 400_000;

export const ProposalEffect = z.object({
  problems: z.array(FileProblem),
  changes: z.array(FormChange), // compared with the current data
  formIds: z.array(z.string()), // forms it changes
  isNew: z.boolean(), // the destination does not exist yet
  touched: z.array(AffectedApplications),
});
export type ProposalEffect = z.infer<typeof ProposalEffect>;

export const CatalogueProposal = z.object({
  proposalUid: z.uuid(),
  target: z.string(), // a destination's id or a block's
  note: z.string(),
  state: z.enum(proposalStates),
  byName: z.string().nullable(),
  at: z.iso.datetime(),
  decidedByName: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  changes: z.number().int(), // 0 if the current data already contains all of it
});
export type CatalogueProposal = z.infer<typeof CatalogueProposal>;
