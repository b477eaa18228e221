import { z } from 'zod';
import { documentCategories } from './document.ts';
import { Evidence } from './evidence.ts';
import { findingStandings, remedyKinds, severities } from './finding-facts.ts';

export * from './finding-facts.ts';

const FindingWords = z.object({ title: z.string(), text: z.string(), remedy: z.string() });

export const Finding = z.object({
  key: z.string().max(200), // the rule and what it speaks of: the same finding tomorrow has the same key
  rule: z.string(),
  severity: z.enum(severities),
  standing: z.enum(findingStandings),
  words: z.object({ en: FindingWords, hi: FindingWords }), // filled from the rule's data, so that a new rule needs no screen
  evidence: z.array(Evidence), // both pieces of a contradiction
  days: z // a trip day by day: which are covered by what is shown
    .object({
      first: z.iso.date(),
      last: z.iso.date(),
      uncovered: z.array(z.iso.date()),
      unit: z.enum(['days', 'nights']),
    })
    .nullable(),
  remedy: z.object({
    kind: z.enum(remedyKinds),
    category: z.enum(documentCategories).nullable(),
    docId: z.string().nullable(),
    field: z.string().nullable(), // of the form
  }),
  fields: z.array(z.string()), // of the form, that it speaks of
  source: z.object({ name: z.string(), url: z.string().nullable() }),
  verifiedOn: z.string().nullable(), // 2026, 2026-10 or 2026-10-01; null: nobody has
  isStale: z.boolean(), // verified too long ago: it still counts, and says so
  mayAccept: z.boolean(),
  accepted: z.object({ reason: z.string(), byName: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const Findings = z.object({
  applicationUid: z.uuid(),
  today: z.iso.date(), // of the realm's zone
  findings: z.array(Finding), // gravest first
  judged: z.number().int(), // rules that were asked, the passed ones too
});
export type Findings = z.infer<typeof Findings>;
