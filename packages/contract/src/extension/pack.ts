import { z } from 'zod';
import { PageControl } from './page-skeleton.ts';

const words = z.string().trim().min(1).max(300);
const slug = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(80);
const origin = z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);
const question = z.string().regex(/^[a-z][A-Za-z0-9]{0,79}$/);
const ref = PageControl.shape.ref;

// Where the value of a control comes from. item and field: of a repeated question. joined: several questions, separated by the given text.
export const ValueSource = z.union([
  z.strictObject({ question, item: z.number().int().min(0).optional(), field: question.optional() }),
  z.strictObject({ questions: z.array(question).min(2).max(5), joinedBy: z.string().max(5) }),
  z.strictObject({ fixed: words }), // the same for everyone, such as "One applicant"
  z.strictObject({ file: z.enum(['photo', 'passportPage']) }),
]);
export type ValueSource = z.infer<typeof ValueSource>;

// How an answer is written in the control. Dates: letters D, M and Y with separators; MMM and MMMM are English month names.
export const ValueFormat = z.strictObject({
  date: z
    .string()
    .regex(/^[DMY .,/-]{1,20}$/)
    .optional(),
  letters: z.enum(['upper', 'lower', 'capitalised']).optional(),
  plain: z.boolean().optional(), // letters without accents; other characters become spaces
  phone: z.enum(['international', 'national', 'dialCode', 'digits']).optional(),
  part: z.enum(['first', 'rest']).optional(), // of words: the first one, or all others
  country: z.enum(['name', 'alpha2', 'alpha3']).optional(),
  most: z.number().int().positive().optional(), // characters; a longer value is left to the person, never cut
});
export type ValueFormat = z.infer<typeof ValueFormat>;

export const PackField = z.strictObject({
  control: ref,
  from: ValueSource,
  format: ValueFormat.optional(),
  options: z.record(words, words).optional(), // our option → the text of the portal's option
  waitsFor: ref.optional(), // the page fills its list, or shows it at all, after that control has changed
});
export type PackField = z.infer<typeof PackField>;

// What stays with the person. file: uploaded by hand. other: the page asks something we do not know.
export const PersonalReason = ['captcha', 'payment', 'password', 'declaration', 'file', 'other'] as const;

// One repeated question: its controls are those of the first item, {n} in their ids and names is the number of the item; the first one
// has `firstNumber`.
export const PackBlock = z.strictObject({
  question,
  addButton: words.nullable(), // text of the button that adds an item; null if all items are there from the beginning
  firstNumber: z.number().int().min(0).max(1),
  most: z.number().int().positive().max(60),
  fields: z.array(PackField).min(1),
});
export type PackBlock = z.infer<typeof PackBlock>;

export const PackPage = z.strictObject({
  id: slug,
  title: words,
  step: z.number().int().positive(),
  path: words, // as in a skeleton; * stands for one segment
  heading: words.nullable(), // text that distinguishes pages with the same address
  controls: z.array(PageControl).max(600), // as recorded, also those that are not mapped
  fields: z.array(PackField).max(600),
  blocks: z.array(PackBlock).max(40),
  personal: z.array(z.strictObject({ control: ref, reason: z.enum(PersonalReason) })).max(60),
  clock: words.nullable(), // text before the time left, such as "Session time left"
  reference: z
    .strictObject({ label: words, shape: z.string().regex(/^[A9*-]{4,40}$/) }) // A letter, 9 digit, * either
    .nullable(), // the reference number on a confirmation page
});
export type PackPage = z.infer<typeof PackPage>;

// Data for one portal: validated, signed by the server, never code.
export const Pack = z.strictObject({
  portal: slug,
  name: words,
  destination: z.string().regex(/^[a-z][A-Za-z]*$/),
  number: z.number().int().positive(),
  origins: z.array(origin).min(1).max(5),
  frameOrigins: z.array(origin).max(5),
  isPractice: z.boolean(),
  isVerified: z.boolean(), // a person recorded it on the portal itself; others are not used for filling
  pages: z.array(PackPage).min(1).max(60),
});
export type Pack = z.infer<typeof Pack>;

export const SignedPack = z.strictObject({
  pack: Pack,
  sha256: z.string().regex(/^[0-9a-f]{64}$/), // of the pack as canonical JSON
  keyId: z.string().max(40),
  signature: z.string().max(120), // Ed25519 over `visawright-pack\n` and the sha256, base64url
});
export type SignedPack = z.infer<typeof SignedPack>;
