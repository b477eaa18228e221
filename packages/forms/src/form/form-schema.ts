import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { z } from 'zod';
import { Provenance } from './provenance/provenance-schema.ts';

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

// The earliest day to apply, counted back from the first day of travel.
const ApplyFrom = z
  .strictObject({ months: whole.optional(), days: whole.optional(), groups: z.array(group).min(1).optional(), asOf })
  .refine(({ months, days }) => (months === undefined) !== (days === undefined), 'either months or days');
export type ApplyFrom = z.infer<typeof ApplyFrom>;

export const Processing = z.strictObject({
  typical: words,
  asOf,
  applyFrom: ApplyFrom.optional(), // absent if unknown
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

const Ages = z
  .strictObject({ from: z.int().nonnegative().optional(), under: whole.optional() })
  .refine(({ from, under }) => from !== undefined || under !== undefined, 'from, under or both');
export type Ages = z.infer<typeof Ages>;

// visa: the authority's fee. service: the centre's charge. biometrics, surcharge: paid with the visa fee.
// option: a longer visa or a faster decision, which the traveller chooses.
export const feeKinds = ['visa', 'service', 'biometrics', 'surcharge', 'option'] as const;
export const Fee = z.strictObject({
  amount: z.number().nonnegative(), // 0: no fee is due
  currency: z.string().length(3),
  kind: z.enum(feeKinds).optional(), // absent means visa
  groups: z.array(group).min(1).optional(), // the groups that pay it; absent means all
  ages: Ages.optional(), // on the day of application; absent means all
  conditions: words.optional(), // who among them; not known from the application
  familyMax: z.strictObject({ amount: z.number().positive(), people: whole }).optional(), // for people who apply together
  basis: words,
  asOf,
});
export type Fee = z.infer<typeof Fee>;

// What a traveller with one name enters in the name field that is blank in the passport: the name again, FNU ("first name unknown") or
// nothing. `into` is the field that takes the only name where the destination says so whichever field the passport has blank. `refused`:
// a passport with one name is not accepted. A destination without this entry is unknown: the traveller asks the consulate.
export const SingleNameRule = z.strictObject({
  convention: z.enum(['repeat', 'FNU', 'empty', 'refused']),
  into: z.enum(['surname', 'givenNames']).optional(),
});
export type SingleNameRule = z.infer<typeof SingleNameRule>;

// boarding: to be done before boarding, such as an arrival card or a levy. exempt: who needs no visa. passport: a passport that is not
// accepted. district: whose office is responsible. The others say what they are.
const adviceTopics = [
  'boarding',
  'exempt',
  'passport',
  'biometrics',
  'appointment',
  'validity',
  'transit',
  'border',
  'district',
  'family',
  'payment',
  'portal',
  'refusal',
  'other',
] as const;
export type AdviceTopic = (typeof adviceTopics)[number];

// What a traveller should know beyond the form, checklist, fees and times.
export const Advice = z.strictObject({
  id: camelCase,
  topic: z.enum(adviceTopics),
  title: words.max(60),
  text: words,
  groups: z.array(group).min(1).optional(),
  ages: Ages.optional(),
  opensDaysBefore: z.int().nonnegative().optional(), // of an arrival declaration: the earliest day, before arrival
  url: z.url({ protocol: /^https$/ }).optional(),
});
export type Advice = z.infer<typeof Advice>;

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
  advice: z.array(Advice).optional(),
  checklist: z.array(ChecklistItem).min(1),
  sections: z.array(Section).min(1),
  provenance: z.record(z.string(), Provenance).optional(), // by fact key; from provenance/ID.json, not part of a form's version
});
export type Form = z.infer<typeof Form>;
