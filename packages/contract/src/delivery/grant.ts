import { z } from 'zod';
import { Evidence, PageEvidence } from '../documents/evidence.ts';
import { sensitive } from '../sensitive/sensitive.ts';

// The facts in which an issued visa is compared with the application.
export const grantFacts = [
  'passportNumber',
  'name',
  'nationality',
  'dateOfBirth',
  'country',
  'visaType',
  'validFrom',
  'validUntil',
  'stay',
  'entries',
  'visaNumber',
] as const;
export type GrantFact = (typeof grantFacts)[number];

// same: equal. differs: must be corrected before travelling. short: less than requested; `text` says whether the trip is possible.
// unread: the value was not found on the visa.
const grantStatuses = ['same', 'differs', 'short', 'unread'] as const;

export const GrantLine = z.object({
  fact: z.enum(grantFacts),
  status: z.enum(grantStatuses),
  onVisa: PageEvidence.nullable(),
  asked: z.array(Evidence), // the application's values and where they were found
  words: z.object({ en: sensitive('findings', z.string()), hi: sensitive('findings', z.string()) }),
});
export type GrantLine = z.infer<typeof GrantLine>;

export const GrantState = z.object({
  docId: z.uuid().nullable(), // null if no visa has been uploaded yet
  state: z.enum(['none', 'reading', 'read', 'unreadable']),
  fileName: sensitive('fileName', z.string()).nullable(),
  lines: z.array(GrantLine), // most serious first
  differences: z.number().int(),
  seenAt: z.iso.datetime().nullable(), // when a person acknowledged the differences
});
export type GrantState = z.infer<typeof GrantState>;
