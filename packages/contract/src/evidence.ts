import { z } from 'zod';
import { documentCategories, Polygon, readOutcomes } from './document.ts';

// Where a value stands on a page: what opens the source beside a field or a finding.
export const PageEvidence = z.object({
  from: z.literal('document'),
  docId: z.string(),
  fileName: z.string(),
  category: z.enum(documentCategories),
  kind: z.string().nullable(),
  field: z.string(), // as the paper kinds name it; of a table: `table.row.column`
  value: z.string(), // as it stands now: dates ISO, amounts plain
  raw: z.string(),
  outcome: z.enum(readOutcomes),
  isConfirmed: z.boolean(), // a person looked at it or wrote it
  pageUid: z.string(),
  pageIndex: z.number().int(), // -1: that page was taken out
  polygon: Polygon,
});
export type PageEvidence = z.infer<typeof PageEvidence>;

// What somebody entered, or what an earlier application of the same person holds.
export const EnteredEvidence = z.object({
  from: z.enum(['application', 'profile', 'answer', 'carried']),
  name: z.string(), // `application.fromDate`, `profile.email`, a field's id
  value: z.string(),
});
export type EnteredEvidence = z.infer<typeof EnteredEvidence>;

// A paper that is not there: the checklist's own title names it.
export const MissingEvidence = z.object({
  from: z.literal('missing'),
  category: z.enum(documentCategories),
  title: z.string(),
});
export type MissingEvidence = z.infer<typeof MissingEvidence>;

export const Evidence = z.discriminatedUnion('from', [PageEvidence, EnteredEvidence, MissingEvidence]);
export type Evidence = z.infer<typeof Evidence>;
