import { z } from 'zod';
import { formName } from './catalogue.ts';
import { dueFilters } from './fact-order.ts';
import { factChangeStates, factConfidences, factKinds, sourceKinds } from './fact-kinds.ts';

export const factKey = z
  .string()
  .regex(/^[a-zA-Z]+:.+$/s)
  .max(400);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const asOf = z.string().regex(/^\d{4}(-\d{2}){0,2}$/);

const ShownSource = z.object({
  title: z.string(),
  url: z.string().nullable(),
  kind: z.enum(sourceKinds),
  date: z.string().nullable(), // of the source itself
});

// One line of the worklist: a fact, or the facts of a kind that share one source in their form ('document:*').
export const FactLine = z.object({
  formId: z.string(),
  key: z.string(),
  kind: z.enum(factKinds),
  count: z.number().int(), // of the facts in it
  value: z.unknown(), // null if there are several
  sha256, // of what is checked; a check counts only while it is the same
  source: ShownSource.nullable(),
  note: z.string().nullable(),
  confidence: z.enum(factConfidences),
  checkedOn: z.iso.date().nullable(), // null: never compared with its source
  checkedBy: z.string().nullable(),
  nextCheck: z.iso.date().nullable(), // null: now, it was never checked
  isDue: z.boolean(),
  isChanged: z.boolean(), // this realm's value, not the shipped one
  isProposed: z.boolean(), // a change waits for a second person
  openApplications: z.number().int(), // of the realm, with this form
});
export type FactLine = z.infer<typeof FactLine>;

const factPageMax = 200;
export const FactPage = z.object({
  today: z.iso.date(),
  items: z.array(FactLine),
  total: z.number().int(), // with these filters
  due: z.number().int(), // without filters
});

export const FactsQuery = z.strictObject({
  formId: formName.optional(),
  kind: z.enum(factKinds).optional(),
  due: z.enum(dueFilters).optional(),
  search: z.string().trim().max(100).optional(),
  from: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(), // the number of lines before the page
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .refine((text) => Number(text) >= 1 && Number(text) <= factPageMax, `from 1 to ${factPageMax}`)
    .optional(),
});

const Moment = z.iso.datetime();
const factEventKinds = ['shipped', 'checked', 'proposed', 'approved', 'declined', 'withdrawn'] as const;
// What happened to a fact, newest first. The shipped value and its check have no moment.
export const FactEvent = z.object({
  kind: z.enum(factEventKinds),
  at: Moment.nullable(),
  on: z.iso.date().nullable(), // the day it was compared with its source
  byName: z.string().nullable(),
  source: ShownSource.nullable(),
  value: z.unknown(), // of a change; null: removed
  isRemoved: z.boolean(),
  stands: z.boolean(), // a check of the current value; the value in force
  reason: z.string().nullable(), // of a proposal or a decision
});
export type FactEvent = z.infer<typeof FactEvent>;

export const NewSource = z.strictObject({
  title: z.string().trim().min(3).max(300),
  url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  kind: z.enum(sourceKinds),
  date: asOf.nullable(),
});
export type NewSource = z.infer<typeof NewSource>;

// Counts of open applications, never names.
const StatusCount = z.object({ status: z.string(), count: z.number().int() });
const MovedDay = z.object({ was: z.string().nullable(), became: z.string().nullable(), count: z.number().int() });
const InBoth = z.object({ en: z.string(), hi: z.string() });
// What changes of facts mean for one form and the open applications of the realm that use it.
export const FactEffect = z.object({
  formId: z.string(),
  problems: z.array(z.object({ key: z.string(), path: z.string(), text: z.string() })),
  facts: z.array(
    z.object({
      key: z.string(),
      was: z.unknown(), // null: it is new
      became: z.unknown(), // null: it is removed
      source: ShownSource.nullable(),
    }),
  ),
  applications: z.array(StatusCount),
  movedDays: z.number().int(), // applications whose latest safe day moves
  safeDays: z.array(MovedDay), // the most frequent moves
  // Rules whose text changes, with the open applications of their visa groups.
  rules: z.array(
    z.object({
      id: z.string(),
      title: InBoth,
      was: InBoth.nullable(),
      became: InBoth.nullable(),
      count: z.number().int(),
    }),
  ),
});
export type FactEffect = z.infer<typeof FactEffect>;

export const FactChangeEntry = z.object({
  changeUid: z.uuid(),
  kind: z.enum(['edit', 'import']),
  state: z.enum(factChangeStates),
  formIds: z.array(z.string()),
  key: z.string().nullable(), // of the fact; null for an import
  count: z.number().int(), // of the facts in it
  note: z.string(),
  byName: z.string().nullable(),
  isOwn: z.boolean(), // proposed by the caller, who cannot decide it
  at: Moment,
  decidedByName: z.string().nullable(),
  decidedAt: Moment.nullable(),
  decision: z.string().nullable(), // the reason
});
export type FactChangeEntry = z.infer<typeof FactChangeEntry>;
export const FactChangeDetail = z.object({ change: FactChangeEntry, effects: z.array(FactEffect) });
export type FactChangeDetail = z.infer<typeof FactChangeDetail>;

export const FactDetail = z.object({
  line: FactLine,
  facts: z.array(z.object({ key: z.string(), value: z.unknown(), mayChange: z.boolean() })), // all facts of the line
  history: z.array(FactEvent),
  applications: z.array(StatusCount),
  proposals: z.array(FactChangeEntry), // of this fact, waiting for a second person
});
export type FactDetail = z.infer<typeof FactDetail>;

export const catalogueFileMax = 6_000_000; // characters
// What an imported catalogue file would change.
export const ImportEffect = z.object({
  problems: z.array(z.object({ key: z.string(), path: z.string(), text: z.string() })),
  sha256: z.string(), // of the file's content; '' if it cannot be read
  forms: z.array(
    z.object({
      formId: z.string(),
      added: z.number().int(),
      changed: z.number().int(),
      removed: z.number().int(),
      openApplications: z.number().int(),
    }),
  ),
  skipped: z.array(z.object({ formId: z.string(), key: z.string() })), // only a release can change these; the first hundred
  unknown: z.array(z.string()), // destinations that this product does not have
  hasOtherRules: z.boolean(), // its rules differ; rules change with a release
});
export type ImportEffect = z.infer<typeof ImportEffect>;

// What a realm has of its own for one form; applied with applyFactChanges and applyFactChecks.
const RealmProvenance = z.object({
  source: ShownSource.nullable(),
  confidence: z.enum(factConfidences),
  checkedOn: z.iso.date().nullable(),
  checkedBy: z.string(),
  note: z.string().optional(),
});
export const RealmFacts = z.object({
  changes: z.array(z.object({ key: z.string(), value: z.unknown(), provenance: RealmProvenance })),
  checks: z.array(z.object({ key: z.string(), checkedOn: z.iso.date(), checkedBy: z.string() })),
});
export type RealmFacts = z.infer<typeof RealmFacts>;

const factValueMax = 20_000;
// The value of a fact as JSON; 'null' removes it.
export const ChangedFact = z.strictObject({
  formId: formName,
  key: factKey,
  value: z.string().min(1).max(factValueMax),
});
export const NewFactChange = ChangedFact.extend({
  source: NewSource,
  confidence: z.enum(factConfidences),
  note: z.string().trim().min(3).max(1_000),
});
