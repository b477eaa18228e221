import { z } from 'zod';
import { Evidence, PageEvidence } from './evidence.ts';

// What an issued visa is compared in.
export const grantFacts = [
  'name',
  'passportNumber',
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

// same: both say so. differs: it must be put right before travelling. short: less than was asked for, but the trip fits or not as `text` says.
// unread: the visa's own value was not found.
export const grantStandings = ['same', 'differs', 'short', 'unread'] as const;

export const GrantLine = z.object({
  fact: z.enum(grantFacts),
  standing: z.enum(grantStandings),
  onVisa: PageEvidence.nullable(),
  asked: z.array(Evidence), // what the application says, with its place
  words: z.object({ en: z.string(), hi: z.string() }),
});
export type GrantLine = z.infer<typeof GrantLine>;

export const GrantState = z.object({
  docId: z.uuid().nullable(), // null: no visa was handed in yet
  state: z.enum(['none', 'reading', 'read', 'unreadable']),
  fileName: z.string().nullable(),
  lines: z.array(GrantLine), // gravest first
  differences: z.number().int(),
  seenAt: z.iso.datetime().nullable(), // somebody said: I have seen the differences
});
export type GrantState = z.infer<typeof GrantState>;
