import { z } from 'zod';
import { fieldId } from '../forms/form-state.ts';
import { blankFieldKinds, blankLimits, blankSamples, blankStates, writings } from './blank-facts.ts';

const points = z.number().min(-50).max(6_000);
export const BlankArea = z.strictObject({
  page: z
    .number()
    .int()
    .min(0)
    .max(blankLimits.pages - 1),
  left: points, // points from the left and top edge of the page as shown
  top: points,
  width: points,
  height: points,
});
export type BlankArea = z.infer<typeof BlankArea>;

// A question's id, or 'repeat.row.question' for a question of a repeated group, rows counted from 0.
const questionRef = z.string().regex(/^[a-z][A-Za-z0-9]{0,79}(\.\d{1,2}\.[a-z][A-Za-z0-9]{0,79})?$/);

const fieldName = z.string().min(1).max(300);
export const BlankField = z.strictObject({
  id: fieldName, // the name in the PDF, with the choice of a radio button and the number of a repetition; own ids of drawn fields
  kind: z.enum(blankFieldKinds),
  origin: z.enum(['pdf', 'drawn']), // drawn: a person marked it on the page
  area: BlankArea,
  isMultiline: z.boolean(),
  cells: z.number().int().min(1).max(200).nullable(), // of a field with one cell for each character
  label: z.string().max(300), // the text printed beside it
  heading: z.string().max(300), // of a tick box: the text above its row
  hint: z.string().max(500), // the tooltip in the PDF
});
export type BlankField = z.infer<typeof BlankField>;

export const BlankUse = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('answer'), questions: z.array(questionRef).min(1).max(6), written: z.enum(writings) }),
  z.strictObject({ as: z.literal('tick'), question: fieldId, option: z.string().min(1).max(300) }), // 'Yes' of a single tick
  z.strictObject({ as: z.literal('fixed'), text: z.string().trim().min(1).max(200) }),
  z.strictObject({ as: z.literal('empty') }),
]);
export type BlankUse = z.infer<typeof BlankUse>;

export const BlankMatch = z.strictObject({
  fieldId: fieldName,
  use: BlankUse,
  confidence: z.number().min(0).max(1), // of the suggestion; 1 if a person chose it
  isConfirmed: z.boolean(), // by a person
});
export type BlankMatch = z.infer<typeof BlankMatch>;

export const BlankQuestion = z.object({
  ref: questionRef,
  label: z.string(),
  section: z.string(),
  type: z.string(),
  options: z.array(z.string()).nullable(),
  box: z.string().nullable(), // its number on the official form, where our data has it
});
export type BlankQuestion = z.infer<typeof BlankQuestion>;

export const BlankSummary = z.object({
  blankUid: z.uuid(),
  formId: z.string(),
  title: z.string(),
  source: z.string(),
  editionOn: z.iso.date(),
  fileName: z.string(),
  state: z.enum(blankStates),
  pageCount: z.number().int(),
  fieldCount: z.number().int(),
  openCount: z.number().int(), // fields nobody has decided about
  createdAt: z.iso.datetime(),
  createdByName: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  publishedByName: z.string().nullable(),
});
export type BlankSummary = z.infer<typeof BlankSummary>;

export const Blank = BlankSummary.extend({
  version: z.number().int(), // increases with every change; sent back as the basis of an edit
  pages: z.array(z.object({ width: z.number(), height: z.number() })), // points
  fields: z.array(BlankField),
  matches: z.array(BlankMatch),
  questions: z.array(BlankQuestion),
  unasked: z.array(questionRef), // questions that no field of the form asks for
});
export type Blank = z.infer<typeof Blank>;

// What a destination's packages contain now: an uploaded official form, the harmonised Schengen form, or the copy sheet.
export const BlankDestination = z.object({
  formId: z.string(),
  form: z.enum(['official', 'schengen', 'copy']),
  blanks: z.array(BlankSummary), // latest first
});
export type BlankDestination = z.infer<typeof BlankDestination>;

export const BlankWriting = z.object({
  fieldId: z.string(),
  area: BlankArea,
  kind: z.enum(['text', 'cells', 'tick']),
  lines: z.array(z.string()),
  size: z.number(), // points
  tooLongBy: z.number().int(), // characters that do not fit; more than 0: the answer continues on the extra sheet
});
export type BlankWriting = z.infer<typeof BlankWriting>;

export const BlankTrial = z.object({
  sample: z.enum(blankSamples),
  writings: z.array(BlankWriting),
  continued: z.array(z.object({ ref: z.string(), label: z.string() })), // answers on the extra sheet
});
export type BlankTrial = z.infer<typeof BlankTrial>;
