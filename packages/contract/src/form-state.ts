import { z } from 'zod';
import { EnteredEvidence, PageEvidence } from './evidence.ts';

export const fieldId = z.string().regex(/^[a-z][A-Za-z0-9]{0,79}$/);
const text = z.string().max(4_000);
const many = z.array(z.string().max(300)).max(80); // of a multiple choice
const item = z.record(fieldId, z.union([text, many])); // of a repeat

// Dates are ISO, countries by name as the lists have them, a single tick is 'Yes'. An empty answer is no answer.
export const AnswerValue = z.union([text, many, z.array(item).max(60)]);
export type AnswerValue = z.infer<typeof AnswerValue>;

// confirmed: a person agreed with what was proposed. edited: a person wrote it. declared: it stood there when the declaration was accepted.
export const answerActs = ['confirmed', 'edited', 'declared'] as const;
export type AnswerAct = (typeof answerActs)[number];

export const Source = z.discriminatedUnion('from', [PageEvidence, EnteredEvidence]);
export type Source = z.infer<typeof Source>;

export const FieldAnswer = z.object({
  value: AnswerValue,
  act: z.enum(answerActs),
  version: z.number().int(), // grows with every act on this field; what an editor saw is its basis
  was: AnswerValue.nullable(), // what was proposed when a person wrote something else
  source: Source.nullable(), // where the confirmed value stands
  byName: z.string().nullable(),
  at: z.iso.datetime(),
});
export type FieldAnswer = z.infer<typeof FieldAnswer>;

// What the product would write there. More than one choice: the sources contradict each other, and a person decides.
export const Proposal = z.object({
  certain: z.boolean(), // accepted or confirmed where it was read, and nothing contradicts it
  choices: z.array(z.object({ value: AnswerValue, sources: z.array(Source).min(1) })).min(1),
});
export type Proposal = z.infer<typeof Proposal>;

export const formChangeKinds = [
  'fieldAdded',
  'fieldRemoved',
  'fieldChanged',
  'sectionAdded',
  'sectionRemoved',
  'sectionChanged',
  'checklistAdded',
  'checklistRemoved',
  'checklistChanged',
  'ruleChanged',
] as const;
export const FormChange = z.object({
  kind: z.enum(formChangeKinds),
  id: z.string(), // of the field, the section, the rule; the title of a checklist's paper
  was: z.string().nullable(),
  became: z.string().nullable(),
});
export type FormChange = z.infer<typeof FormChange>;

export const answerProblemCodes = [
  'required',
  'tooLong',
  'notAnOption',
  'notADate',
  'notANumber',
  'notAnEmail',
  'notAPhone',
  'notACountry',
  'tooManyItems',
  'wrongShape',
] as const;
export const AnswerProblem = z.object({
  field: z.string(),
  item: z.number().int().nullable(), // which of a repeat's
  itemField: z.string().nullable(),
  code: z.enum(answerProblemCodes),
});
export type AnswerProblem = z.infer<typeof AnswerProblem>;

export const FormState = z.object({
  applicationUid: z.uuid(),
  applicantUid: z.uuid(),
  formId: z.string(),
  formVersion: z.number().int(),
  definition: z.record(z.string(), z.unknown()).nullable(), // the form itself where its version is no longer the newest; null: the newest
  newer: z.object({ version: z.number().int(), changes: z.array(FormChange) }).nullable(),
  context: z.record(z.string(), z.string()), // what conditions ask beside the fields: application.visaCategory, derived.isMinor, …
  answers: z.record(fieldId, FieldAnswer),
  proposals: z.record(fieldId, Proposal), // of fields without an answer too; never of declarations
  isReadOnly: z.boolean(),
  openSections: z.array(z.string()).nullable(), // a returned review reopens just these; null: all
  declaration: z.object({ at: z.iso.datetime(), byName: z.string().nullable() }).nullable(),
  status: z.string(),
  version: z.number().int(), // of the application
});
export type FormState = z.infer<typeof FormState>;

export const FieldHistory = z.array(
  z.object({
    at: z.iso.datetime(),
    byName: z.string().nullable(),
    act: z.enum(answerActs),
    value: AnswerValue.nullable(), // null: taken out
    was: AnswerValue.nullable(),
  }),
);
export type FieldHistory = z.infer<typeof FieldHistory>;
