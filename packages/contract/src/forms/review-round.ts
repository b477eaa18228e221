import { z } from 'zod';
import { sensitive } from '../sensitive/sensitive.ts';
import { AnswerValue, fieldId } from './form-state.ts';

// What a reviewer has to decide, and what an agent has to answer: the last decision on each section and what changed since.
export const ReviewRound = z.object({
  applicationUid: z.uuid(),
  round: z.number().int(),
  missing: z.number().int(), // required answers that are missing or wrong
  blocking: z.number().int(), // open findings that stop the declaration
  sections: z.array(
    z.object({
      section: z.string(), // id of a form section
      isOpen: z.boolean(), // false: approved before, with the same answers
      isChanged: z.boolean(),
      last: z
        .object({
          verdict: z.enum(['approved', 'returned']),
          reason: sensitive('reasons', z.string()).nullable(),
          round: z.number().int(),
          reviewerName: z.string(),
          at: z.iso.datetime(),
        })
        .nullable(),
      reply: z
        .object({ text: sensitive('reasons', z.string()), personName: z.string(), at: z.iso.datetime() })
        .nullable(),
      changes: z.array(
        z.object({ field: fieldId, before: AnswerValue.nullable(), after: AnswerValue.nullable() }), // since the last decision
      ),
    }),
  ),
});
export type ReviewRound = z.infer<typeof ReviewRound>;
