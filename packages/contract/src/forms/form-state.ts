import { z } from 'zod';
import { nameFields } from '../documents/document-facts.ts';
import { EnteredEvidence, PageEvidence } from '../documents/evidence.ts';
import { sensitive } from '../sensitive/sensitive.ts';

export const fieldId = z.string().regex(/^[a-z][A-Za-z0-9]{0,79}$/);
const text = z.string().max(4_000);
const many = z.array(z.string().max(300)).max(80); // of a multiple choice
const item = z.record(fieldId, z.union([text, many])); // of a repeat

// Dates are ISO, countries are names of the country list, a single tick is 'Yes'. Empty answers are not stored.
export const AnswerValue = sensitive('answers', z.union([text, many, z.array(item).max(60)]));
export type AnswerValue = z.infer<typeof AnswerValue>;

// confirmed: a person accepted the proposal. edited: a person entered it. declared: present when the declaration was accepted.
const answerActs = ['confirmed', 'edited', 'declared'] as const;
export type AnswerAct = (typeof answerActs)[number];

export const AnswerSource = z.discriminatedUnion('from', [PageEvidence, EnteredEvidence]);
export type AnswerSource = z.infer<typeof AnswerSource>;

export const FieldAnswer = z.object({
  value: AnswerValue,
  act: z.enum(answerActs),
  version: z.number().int(), // increases with every change of this field; sent back as the basis of an edit
  was: AnswerValue.nullable(), // the proposal a person replaced
  source: AnswerSource.nullable(), // of the confirmed value
  byName: z.string().nullable(),
  at: z.iso.datetime(),
});
export type FieldAnswer = z.infer<typeof FieldAnswer>;

// A proposed answer. With more than one choice the sources contradict each other and a person decides.
export const AnswerProposal = z.object({
  certain: z.boolean(), // accepted or confirmed in its document, with no contradiction
  // owner: the name in its document differs from the traveller's, and nobody has answered whose it is. singleName: the passport has one
  // name, and nobody has answered which field is blank.
  doubt: z.enum(['owner', 'singleName']).optional(),
  choices: z.array(z.object({ value: AnswerValue, sources: z.array(AnswerSource).min(1) })).min(1),
});
export type AnswerProposal = z.infer<typeof AnswerProposal>;

const formChangeKinds = [
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
// What of a question changed.
export const fieldAspects = [
  'label',
  'section',
  'type',
  'required',
  'options',
  'maxLength',
  'maxItems',
  'visibleWhen',
  'help',
  'autofill',
  'ref',
] as const;
export type FieldAspect = (typeof fieldAspects)[number];
export const FormChange = z.object({
  kind: z.enum(formChangeKinds),
  aspect: z.enum(fieldAspects).optional(), // of fieldChanged
  id: z.string(), // id of the field, section or rule, or the title of the checklist item
  was: z.string().nullable(),
  became: z.string().nullable(),
});
export type FormChange = z.infer<typeof FormChange>;

const answerProblemCodes = [
  'required',
  'tooLong',
  'notAnOption',
  'notADate',
  'notANumber',
  'notAnEmail',
  'notAPhone',
  'notACountry',
  'notAPlace',
  'notBeforeTrip',
  'tooManyItems',
  'wrongShape',
] as const;
export const AnswerProblem = z.object({
  field: z.string(),
  item: z.number().int().nullable(), // index of the repeat's item
  itemField: z.string().nullable(),
  code: z.enum(answerProblemCodes),
});
export type AnswerProblem = z.infer<typeof AnswerProblem>;

export const FormState = z.object({
  applicationUid: z.uuid(),
  applicantUid: z.uuid(),
  formId: z.string(),
  formVersion: z.number().int(),
  definition: z.record(z.string(), z.unknown()).nullable(), // the form if its version is not the latest; null otherwise
  newer: z.object({ version: z.number().int(), changes: z.array(FormChange) }).nullable(),
  context: z.record(z.string(), z.string()), // values conditions use besides fields: application.visaCategory, derived.isMinor, …
  answers: z.record(fieldId, FieldAnswer),
  proposals: z.record(fieldId, AnswerProposal), // never for declarations
  askConsulate: z.enum(nameFields).optional(), // blank in the passport, and the destination's convention is unknown
  isReadOnly: z.boolean(),
  openSections: z.array(z.string()).nullable(), // sections a returned review reopened; null for all
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
    value: AnswerValue.nullable(), // null if removed
    was: AnswerValue.nullable(),
  }),
);
export type FieldHistory = z.infer<typeof FieldHistory>;
