import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { z } from 'zod';

export const fieldTypes = [
  'text',
  'textarea',
  'date',
  'select',
  'radio',
  'country',
  'phone',
  'email',
  'number',
  'checkbox', // multiple choice with options, a single tick without
  'repeat',
] as const;
export const channels = ['e-visa', 'online+appointment', 'paper+appointment'] as const;
export const confidences = ['high', 'medium-high', 'medium', 'low'] as const;

const words = z.string().trim().min(1);
const asOf = z.string().regex(/^\d{4}(-\d{2}){0,2}$/);
const camelCase = z.string().regex(/^[a-z][A-Za-z0-9]*$/);
const site = z.strictObject({ name: words, url: z.url({ protocol: /^https$/ }) });
const group = z.enum(visaGroups);
const whole = z.int().positive();

export const VisibleWhen: z.ZodType<VisibleWhen> = z.lazy(() =>
  z.union([
    z.strictObject({ field: words, equals: z.union([words, z.array(words).min(2)]) }),
    z.strictObject({ all: z.array(VisibleWhen).min(2) }),
    z.strictObject({ any: z.array(VisibleWhen).min(2) }),
    z.strictObject({ not: VisibleWhen }),
  ]),
);
export type VisibleWhen =
  | { field: string; equals: string | string[] }
  | { all: VisibleWhen[] }
  | { any: VisibleWhen[] }
  | { not: VisibleWhen };

const fieldShape = {
  id: camelCase,
  label: words.max(150),
  options: z.array(words).min(1).optional(),
  required: z.boolean(), // applies only while the field is visible
  maxLength: whole.optional(), // absent means unknown, not unlimited
  visibleWhen: VisibleWhen.optional(),
  autofill: z.array(words).min(1).optional(), // best source first
  help: words.optional(),
  ref: words.optional(), // the box or question number on the official form
};

const choices: readonly string[] = ['select', 'radio'];
const rightOptions = ({ type, options }: { type: string; options?: string[] }) =>
  options
    ? (choices.includes(type) || type === 'checkbox') && new Set(options).size === options.length
    : !choices.includes(type);

export const ItemField = z
  .strictObject({ ...fieldShape, type: z.enum(fieldTypes).exclude(['repeat']) })
  .refine(rightOptions, 'a choice needs options, each once; others have none');
export type ItemField = z.infer<typeof ItemField>;

export const Field = z
  .strictObject({
    ...fieldShape,
    type: z.enum(fieldTypes),
    fields: z.array(ItemField).min(1).optional(), // of one item of a repeat
    maxItems: whole.optional(),
  })
  .refine(rightOptions, 'a choice needs options, each once; others have none')
  .refine(({ type, fields }) => (type === 'repeat') === Boolean(fields), 'a repeat has fields, others have none');
export type Field = z.infer<typeof Field>;

export const Section = z.strictObject({ id: camelCase, title: words, fields: z.array(Field).min(1) });
export type Section = z.infer<typeof Section>;

export const ChecklistItem = z.strictObject({
  category: z.enum(documentCategories),
  requiredFor: z.array(group),
  recommendedFor: z.array(group).optional(),
  conditions: words.optional(), // who among them needs it
  title: words,
  hint: z.string(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

const VisaType = z.strictObject({
  name: words,
  group,
  maxStayDays: whole.nullable(),
  notes: z.string(),
});
type VisaType = z.infer<typeof VisaType>;

const LodgeBefore = z.strictObject({
  days: whole,
  calendar: z.enum(['calendar', 'working']),
  groups: z.array(group).min(1).optional(), // the groups the number applies to; absent means all
  basis: words,
  asOf,
});
type LodgeBefore = z.infer<typeof LodgeBefore>;

export const Processing = z.strictObject({
  typical: words,
  asOf,
  longestDays: whole.optional(), // calendar days a decision can take in individual cases; absent if unknown
  lodgeBefore: LodgeBefore.nullable(),
});
export type Processing = z.infer<typeof Processing>;

// null means the destination has no such rule.
export const PassportRule = z.strictObject({
  minValidityMonthsAfterReturn: whole.nullable(),
  minValidityMonthsAfterArrival: whole.nullable(),
  minValidityMonthsAfterVisaExpiry: whole.nullable(),
  validForWholeStay: z.boolean(),
  blankPages: whole.nullable(),
  issuedWithinYears: whole.nullable(),
  note: z.string(),
});
export type PassportRule = z.infer<typeof PassportRule>;

const pair = z.tuple([whole, whole]).nullable();
export const PhotoRule = z.strictObject({
  required: z.boolean(),
  widthMm: whole.nullable(),
  heightMm: whole.nullable(),
  background: words.nullable(),
  headHeightPercent: pair,
  minPx: pair,
  maxPx: pair,
  maxKb: whole.nullable(),
  formats: z.array(words).min(1).nullable(),
  note: z.string(),
});

export const Fee = z.strictObject({
  amount: z.number().positive(),
  currency: z.string().length(3),
  groups: z.array(group).min(1).optional(), // the groups that pay it; absent means all
  basis: words,
  asOf,
});
export type Fee = z.infer<typeof Fee>;

// What a traveller with one name enters in the name field that is blank in the passport: the name again, FNU ("first name unknown") or
// nothing. A destination without this entry is unknown: the traveller asks the consulate, and the field is not filled.
export const SingleNameRule = z.strictObject({ convention: z.enum(['repeat', 'FNU', 'empty']), source: words, asOf });
export type SingleNameRule = z.infer<typeof SingleNameRule>;

export const Form = z.strictObject({
  destination: words, // the country's name
  destinationIso2: z.string().regex(/^[A-Z]{2}$/),
  destinationAlpha3: z.string().regex(/^[A-Z]{3}$/),
  authority: words,
  portal: site,
  channel: z.enum(channels),
  applicationCentre: site.nullable(),
  source: words,
  confidence: z.enum(confidences),
  notes: words.optional(),
  studentLongStay: words.optional(),
  visaTypes: z.array(VisaType).min(1),
  fees: z.array(Fee),
  processing: Processing.nullable(),
  passportRule: PassportRule,
  singleName: SingleNameRule.optional(),
  photo: PhotoRule,
  checklist: z.array(ChecklistItem).min(1),
  sections: z.array(Section).min(1),
});
export type Form = z.infer<typeof Form>;
