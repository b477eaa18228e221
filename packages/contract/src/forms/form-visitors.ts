import { z } from 'zod';
import { fieldId } from './form-state.ts';

// The other people who have the form open, by name only: a traveller learns nothing else about the staff.
export const FormVisitors = z.object({
  visitors: z
    .array(
      z.object({
        name: z.string(),
        field: fieldId.nullable(), // where they are
        locksForMs: z.number().int().min(0).nullable(), // how long they still hold this field if they change nothing more
        goneInMs: z.number().int().min(0), // when they are gone if their page does not report again
      }),
    )
    .max(50),
});
export type FormVisitors = z.infer<typeof FormVisitors>;
export type FormVisitor = FormVisitors['visitors'][number];
