import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { remedyKinds, severities } from '@visawright/contract/applications/finding-facts.ts';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { z } from 'zod';
import { Provenance } from '../form/provenance-schema.ts';

const text = z.string().trim().min(1);
const words = z.strictObject({ title: text, text, remedy: text });
const RuleWords = z.strictObject({ en: words, hi: words });
type RuleWords = z.infer<typeof RuleWords>;

const asked = z.strictObject({ title: text, text });
export const RuleAsks = z.strictObject({ en: asked, hi: asked });
export type RuleAsks = z.infer<typeof RuleAsks>;

// A result that differs from the rule's usual case, with its own severity and texts.
const Variant = z.strictObject({
  severity: z.enum(severities).optional(),
  words: RuleWords.optional(),
  remedy: z.enum(remedyKinds).optional(),
});

// Where a rule comes from: facts of the destination (keys of facts-of.ts), its own stated source, or nothing but a comparison of what the
// traveller gave us, which needs no visa fact. With both, the stated source is for destinations without these facts.
const RuleSource = z.union([
  z.strictObject({ facts: z.array(text).min(1), stated: Provenance.optional() }),
  z.strictObject({ stated: Provenance }),
  z.strictObject({ compares: z.enum(['documents', 'picture']) }),
]);
export type RuleSource = z.infer<typeof RuleSource>;

export const Rule = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  predicate: text,
  // `{ "form": "passportRule.blankPages" }` is read from the form; if null there, the rule does not apply.
  params: z.record(z.string(), z.unknown()),
  groups: z.array(z.enum(visaGroups)).min(1).optional(),
  destinations: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional(), // absent means all
  when: text.optional(), // a condition of conditions.ts that the applicant must meet
  severity: z.enum(severities),
  mayAccept: z.boolean().default(true),
  asks: RuleAsks, // the rule itself, for the rules page
  words: RuleWords, // the text of a finding
  variants: z.record(z.string(), Variant).default({}),
  reasons: z.record(z.string(), z.strictObject({ en: text, hi: text })).default({}), // texts for {reason}
  remedy: z.strictObject({ kind: z.enum(remedyKinds), category: z.enum(documentCategories).optional() }),
  source: RuleSource,
});
export type Rule = z.infer<typeof Rule>;

export const RuleFile = z.strictObject({ staleAfterDays: z.int().positive(), rules: z.array(Rule).min(1) });
export type RuleFile = z.infer<typeof RuleFile>;
