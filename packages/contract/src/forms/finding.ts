import { z } from 'zod';
import { documentCategories } from '../documents/document-facts.ts';
import { Evidence } from '../documents/evidence.ts';
import { findingStatuses, remedyKinds, severities } from '../applications/finding-facts.ts';
import { sensitive } from '../sensitive/sensitive.ts';

// The last three: what the traveller gave us was compared, centres usually ask for it, and its origin is unknown.
const ruleSourceKinds = ['law', 'authority', 'centre', 'secondary', 'comparison', 'practice', 'unknown'] as const;
const FindingWords = z.object({
  title: z.string(),
  text: sensitive('findings', z.string()),
  remedy: sensitive('findings', z.string()),
});

export const Finding = z.object({
  key: z.string().max(200), // rule and subject: stable for the same finding over time
  rule: z.string(),
  severity: z.enum(severities),
  status: z.enum(findingStatuses),
  words: z.object({ en: FindingWords, hi: FindingWords }), // filled from the rule's data, so that a new rule needs no code
  evidence: z.array(Evidence), // both sides of a contradiction
  days: z // the trip day by day, and which days are covered
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
    field: z.string().nullable(), // form field
  }),
  fields: z.array(z.string()), // form fields it concerns
  source: z.object({
    name: z.string(),
    url: z.string().nullable(),
    kind: z.enum(ruleSourceKinds),
    date: z.string().nullable(), // of the source itself: 2026, 2026-10 or 2026-10-01; null if it has none
  }),
  verifiedOn: z.string().nullable(), // 2026, 2026-10 or 2026-10-01; null if never verified
  isStale: z.boolean(), // verified too long ago; the rule still applies
  mayAccept: z.boolean(),
  accepted: z
    .object({ reason: sensitive('notes', z.string()), byName: z.string().nullable(), at: z.iso.datetime() })
    .nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const Findings = z.object({
  applicationUid: z.uuid(),
  today: z.iso.date(), // in the realm's time zone
  findings: z.array(Finding), // most serious first
  judged: z.number().int(), // number of evaluated rules, including those that passed
});
export type Findings = z.infer<typeof Findings>;
