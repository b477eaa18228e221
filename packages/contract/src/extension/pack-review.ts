import { z } from 'zod';
import { PageSkeleton } from './page-skeleton.ts';
import { Pack } from './pack.ts';

// proposed: waits for a second person. published: used for new applications. retired: replaced; applications that are pinned to it keep it.
const packStates = ['proposed', 'published', 'rejected', 'retired'] as const;
export type PackState = (typeof packStates)[number];

export const PackCoverage = z.object({
  controls: z.number().int(),
  mapped: z.number().int(),
  personal: z.number().int(),
  unmapped: z.number().int(),
  questions: z.number().int(), // of the form that the portal asks too
});
export type PackCoverage = z.infer<typeof PackCoverage>;

const packChangeKinds = [
  'pageAdded',
  'pageRemoved',
  'fieldAdded',
  'fieldRemoved',
  'fieldChanged',
  'controlAdded',
  'controlRemoved',
  'controlRenamed',
] as const;
export const PackChange = z.object({
  kind: z.enum(packChangeKinds),
  page: z.string(),
  label: z.string(),
  was: z.string().nullable(),
  became: z.string().nullable(),
});
export type PackChange = z.infer<typeof PackChange>;

export const PackSummary = z.object({
  packUid: z.uuid(),
  portal: z.string(),
  name: z.string(),
  destination: z.string(),
  number: z.number().int(),
  state: z.enum(packStates),
  isPractice: z.boolean(),
  isVerified: z.boolean(),
  isShipped: z.boolean(), // part of the product, not recorded in this realm
  coverage: PackCoverage,
  proposedBy: z.string().nullable(),
  proposedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string(), // of a rejection
  reports: z.number().int(), // unknown pages reported since it was published
  isOwnProposal: z.boolean(), // by the caller, who cannot decide it
});
export type PackSummary = z.infer<typeof PackSummary>;

export const TestFill = z.strictObject({
  at: z.iso.datetime(),
  fields: z.number().int(),
  equal: z.number().int(),
  differing: z.array(z.string().max(300)).max(100), // labels
});
export type TestFill = z.infer<typeof TestFill>;

export const PackDetail = PackSummary.extend({
  pack: Pack,
  changes: z.array(PackChange), // against the published pack before
  testFill: TestFill.nullable(),
});
export type PackDetail = z.infer<typeof PackDetail>;

export const PageReport = z.strictObject({
  portal: z.string().max(80),
  packNumber: z.number().int().positive().nullable(),
  page: z.string().max(80).nullable(),
  differences: z.array(z.string().max(300)).max(200),
  skeleton: PageSkeleton,
});
export type PageReport = z.infer<typeof PageReport>;

export const StoredPageReport = PageReport.extend({
  reportUid: z.uuid(),
  reportedAt: z.iso.datetime(),
  times: z.number().int(), // the same page, reported again
});
export type StoredPageReport = z.infer<typeof StoredPageReport>;
