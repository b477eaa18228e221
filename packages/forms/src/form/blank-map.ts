import { z } from 'zod';

const name = z.string().min(1); // a field name in the PDF
const fieldId = z.string().regex(/^[a-z][A-Za-z0-9]*$/);

// Where an answer goes in an official blank form. Answers that do not fit go on an annex, so that nothing declared is lost.
export const BlankPlacement = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('text'), fields: z.array(fieldId).min(1), name, between: z.string().default(', ') }),
  z.strictObject({ as: z.literal('dateParts'), fields: z.tuple([fieldId]), day: name, month: name, year: name }),
  // option → value of the radio button in the PDF
  z.strictObject({ as: z.literal('radio'), fields: z.tuple([fieldId]), name, options: z.record(z.string(), name) }),
  // option → its checkboxes in the PDF, usually one; the option of a single tick is 'Yes'
  z.strictObject({
    as: z.literal('checks'),
    fields: z.tuple([fieldId]),
    options: z.record(z.string(), z.union([name, z.array(name).min(1)])),
  }),
  // one record for each item of a repeat
  z.strictObject({ as: z.literal('rows'), fields: z.tuple([fieldId]), rows: z.array(z.record(fieldId, name)).min(1) }),
]);
export type BlankPlacement = z.infer<typeof BlankPlacement>;

export const BlankMap = z.strictObject({
  title: z.string().min(1),
  source: z.string().min(1), // where the blank form was published
  asOf: z.iso.date(),
  places: z.array(BlankPlacement).min(1),
  leftOut: z.array(fieldId), // fields the blank form does not have
});
export type BlankMap = z.infer<typeof BlankMap>;
