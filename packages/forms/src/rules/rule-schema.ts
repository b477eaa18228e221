import { documentCategories } from '@visawright/contract/document-facts.ts';
import { remedyKinds, severities } from '@visawright/contract/finding.ts';
import { visaGroups } from '@visawright/contract/visa-group.ts';
import { z } from 'zod';

const said = z.string().trim().min(1);
const words = z.strictObject({ title: said, text: said, remedy: said });
export const RuleWords = z.strictObject({ en: words, hi: words });
export type RuleWords = z.infer<typeof RuleWords>;

const asked = z.strictObject({ title: said, text: said });
export const RuleAsks = z.strictObject({ en: asked, hi: asked });
export type RuleAsks = z.infer<typeof RuleAsks>;

// What a predicate found may be worse or milder than the rule's usual case, and is then said in other words.
const Variant = z.strictObject({
  severity: z.enum(severities).optional(),
  words: RuleWords.optional(),
  remedy: z.enum(remedyKinds).optional(),
});

export const Rule = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  predicate: said,
  params: z.record(z.string(), z.unknown()), // `{ "form": "passportRule.blankPages" }` is taken from the form; null there: no such rule
  groups: z.array(z.enum(visaGroups)).min(1).optional(),
  destinations: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional(), // absent: all
  when: said.optional(), // a situation of situation.ts: asked of nobody else
  severity: z.enum(severities),
  mayAccept: z.boolean().default(true),
  asks: RuleAsks, // the rule itself, for whoever reads the rules
  words: RuleWords, // what is said when it is broken
  variants: z.record(z.string(), Variant).default({}),
  reasons: z.record(z.string(), z.strictObject({ en: said, hi: said })).default({}), // what {reason} says
  remedy: z.strictObject({ kind: z.enum(remedyKinds), category: z.enum(documentCategories).optional() }),
  source: z.union([z.literal('form'), z.strictObject({ name: said, url: z.url().nullable() })]),
  verifiedOn: z.union([z.literal('form'), z.string().regex(/^\d{4}(-\d{2}){0,2}$/), z.null()]), // null: nobody has
});
export type Rule = z.infer<typeof Rule>;

export const RuleFile = z.strictObject({ staleAfterDays: z.int().positive(), rules: z.array(Rule).min(1) });
export type RuleFile = z.infer<typeof RuleFile>;
