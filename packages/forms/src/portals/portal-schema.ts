import { z } from 'zod';

const words = z.string().trim().min(1);

// A control of an online form as people recorded it, in the order of the page. Not every element has a stable id.
const PortalField = z.strictObject({
  label: words,
  element: words.nullable(), // id or name; null if it was not recorded
  kind: words, // as recorded: text, select, radio, "three inputs: day, month, year", …
  options: z.array(words).min(1).optional(),
  note: words.optional(),
  question: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/)
    .optional(), // of our form, or a field of its repeated item; missing until someone has matched it
  source: z.number().int().min(1).optional(), // index in the portal's sources; the first one if missing
});

// What is known about the pages of an online portal: where the extension's mapping of a destination begins.
const Portal = z.strictObject({
  name: words,
  host: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)
    .nullable(), // null if several sites or a printed form are meant
  sources: z.array(words).min(1), // who recorded it, and when
  pages: z.array(z.strictObject({ name: words, fields: z.array(PortalField).min(1) })).min(1),
});
export type Portal = z.infer<typeof Portal>;

export const PortalFile = z.strictObject({ portals: z.array(Portal).min(1) });
export type PortalFile = z.infer<typeof PortalFile>;
