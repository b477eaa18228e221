import { z } from 'zod';
import { Polygon } from './document.ts';
import { documentCategories, readOutcomes } from './document-facts.ts';
import { sensitive } from '../sensitive/sensitive.ts';

// A value and its location on a page, used to show the source of an answer or finding.
export const PageEvidence = z.object({
  from: z.literal('document'),
  docId: z.string(),
  fileName: sensitive('fileName', z.string()),
  category: z.enum(documentCategories),
  kind: z.string().nullable(),
  field: z.string(), // as in the document kinds; for tables `table.row.column`
  value: sensitive('documentValues', z.string()), // current value: ISO dates, plain amounts
  raw: sensitive('documentValues', z.string()),
  outcome: z.enum(readOutcomes),
  isConfirmed: z.boolean(), // a person confirmed or entered it
  pageUid: z.string(),
  pageIndex: z.number().int(), // -1 if the page was removed
  polygon: Polygon,
});
export type PageEvidence = z.infer<typeof PageEvidence>;

// A value that was entered, or copied from an earlier application of the same person.
export const EnteredEvidence = z.object({
  from: z.enum(['application', 'profile', 'answer', 'carried']),
  name: z.string(), // `application.fromDate`, `profile.email`, a field's id
  value: sensitive('answers', z.string()),
});
export type EnteredEvidence = z.infer<typeof EnteredEvidence>;

// A missing document, named by its checklist title.
export const MissingEvidence = z.object({
  from: z.literal('missing'),
  category: z.enum(documentCategories),
  title: z.string(),
});
export type MissingEvidence = z.infer<typeof MissingEvidence>;

export const Evidence = z.discriminatedUnion('from', [PageEvidence, EnteredEvidence, MissingEvidence]);
export type Evidence = z.infer<typeof Evidence>;
