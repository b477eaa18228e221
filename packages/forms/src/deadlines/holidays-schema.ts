import { z } from 'zod';

const both = z.strictObject({ en: z.string().min(1), hi: z.string().min(1) });

// For tests only: the browser loads the calendars without a schema.
export const HolidaysFile = z.strictObject({
  names: z.record(z.string(), z.string().min(1)), // in Hindi
  countries: z.record(
    z.string().regex(/^[A-Z]{2}$/),
    z.strictObject({
      country: z.string().min(1),
      source: z.string().min(1),
      asOf: z.string().regex(/^\d{4}-\d{2}$/),
      completeFor: z.array(z.int()), // years; other years have only some days
      note: both,
      days: z.record(z.iso.date(), z.string().min(1)),
    }),
  ),
});
export type HolidaysFile = z.infer<typeof HolidaysFile>;
