import { z } from 'zod';
import { documentCategories } from '../document-facts.ts';
import { sensitive } from '../../sensitive/sensitive.ts';

const name = sensitive('documentValues', z.string()); // as the document has it
const applicantUid = z.string();

// Why a person is asked about a document, and what speaks for whom.
export const SortingReason = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('fitsSeveral'), name, applicantUids: z.array(applicantUid) }), // one name that several travellers may have
  z.object({ reason: z.literal('namesSeveral'), applicantUids: z.array(applicantUid) }), // more than one traveller
  z.object({ reason: z.literal('fitsNobody'), name }), // someone who does not travel
  z.object({ reason: z.literal('namesNobody') }),
  z.object({ reason: z.literal('similar'), name, applicantUid }), // the name is written differently
  z.object({ reason: z.literal('contradicted'), name, applicantUid }), // the same name with another birth date or number
  z.object({ reason: z.literal('category') }), // what it is is a guess
  z.object({ reason: z.literal('categoryKnown'), category: z.enum(documentCategories), kind: z.string().nullable() }),
  z.object({ reason: z.literal('named'), name, applicantUid }), // the name is this traveller's
  // A number that is also on another document of this traveller, and of nobody else.
  z.object({
    reason: z.literal('sharedNumber'),
    value: sensitive('documentValues', z.string()),
    applicantUid,
    kind: z.string().nullable(), // of that document
  }),
  // A day of travel that is also on another document of this traveller, and of nobody else.
  z.object({
    reason: z.literal('travelDay'),
    day: sensitive('documentValues', z.string()), // ISO
    applicantUid,
    kind: z.string().nullable(), // of that document
  }),
  z.object({ reason: z.literal('neighbours'), applicantUid, sides: z.enum(['before', 'after', 'both']) }), // in the same file
  z.object({ reason: z.literal('fileName'), applicantUid }),
  // Everyone has one of these, and all others have theirs.
  z.object({ reason: z.literal('onlyMissing'), applicantUid, category: z.enum(documentCategories) }),
]);
export type SortingReason = z.infer<typeof SortingReason>;

// A document that a person has to place; its pages are part of the arrangement.
export const SortingQuestion = z.object({
  docId: z.string(),
  applicantUid, // whose documents it is among until then
  firstPage: z.number().int().nullable(), // its place in the file, from 1
  reasons: z.array(SortingReason), // doubts first
  people: z.array(z.object({ applicantUid, share: z.number().min(0).max(1).nullable() })), // likeliest first; null: nothing is known
});
export type SortingQuestion = z.infer<typeof SortingQuestion>;
