import { z } from 'zod';

const name = z.string().min(1); // of a field in the PDF
const fieldId = z.string().regex(/^[a-z][A-Za-z0-9]*$/);

// Where an answer goes in an official blank. What fits no box goes onto an annex, so nothing declared is lost.
export const BlankPlace = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('text'), fields: z.array(fieldId).min(1), name, between: z.string().default(', ') }),
  z.strictObject({ as: z.literal('dateParts'), fields: z.tuple([fieldId]), day: name, month: name, year: name }),
  z.strictObject({ as: z.literal('radio'), fields: z.tuple([fieldId]), name, options: z.record(z.string(), name) }), // option → the PDF's own word
  z.strictObject({ as: z.literal('checks'), fields: z.tuple([fieldId]), options: z.record(z.string(), name) }), // option → its checkbox; a single tick is 'Yes'
  z.strictObject({ as: z.literal('rows'), fields: z.tuple([fieldId]), rows: z.array(z.record(fieldId, name)).min(1) }), // of a repeat
]);
export type BlankPlace = z.infer<typeof BlankPlace>;

export const BlankMap = z.strictObject({
  title: z.string().min(1),
  source: z.string().min(1), // where the blank was taken from
  asOf: z.iso.date(),
  places: z.array(BlankPlace).min(1),
  leftOut: z.array(fieldId), // fields the blank does not ask for
});
export type BlankMap = z.infer<typeof BlankMap>;
