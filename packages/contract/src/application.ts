import { z } from 'zod';
import { access, type Action } from './access.ts';
import { outcomes, progressLabels, reviewStates, statuses, type Progress } from './application-status.ts';
import { severities } from './finding-facts.ts';
import { visaGroups } from './visa-group.ts';

export const storedDate = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/);
const actions = Object.keys(access) as [Action, ...Action[]];
export const Can = z.array(z.enum(actions)); // what the caller may do with this very record now
const word = z.string().trim().min(1).max(120);

export const VisaDetails = z.object({
  fromDate: storedDate,
  toDate: storedDate,
  visaFrom: word, // country name
  visaTo: word, // country name
  nationality: word,
  visaCategory: z.enum(visaGroups),
  visaType: word,
});
export type VisaDetails = z.infer<typeof VisaDetails>;

export const reviewVerdicts = ['approved', 'returned'] as const;
export const ReviewTask = z.object({
  reviewerUid: z.uuid(),
  reviewerName: z.string(),
  requestedAt: z.iso.datetime(),
  verdict: z.enum(reviewVerdicts).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
});
export const ReviewedSection = z.object({
  section: z.string(), // an id of the form's sections
  verdict: z.enum(reviewVerdicts),
  reason: z.string().nullable(),
  reviewerUid: z.uuid(),
});
// The last round: who was asked, what they said, section by section.
export const Review = z.object({
  state: z.enum(reviewStates),
  round: z.number().int(),
  tasks: z.array(ReviewTask),
  sections: z.array(ReviewedSection),
});
export type Review = z.infer<typeof Review>;

// What a reviewer sends: everything approved, or the sections that go back, each with its reason.
export const NewReview = z
  .strictObject({
    verdict: z.enum(reviewVerdicts),
    sections: z
      .array(
        z.strictObject({
          section: z.string().trim().min(1).max(80),
          verdict: z.enum(reviewVerdicts),
          reason: z.string().trim().max(1_000).optional(),
        }),
      )
      .max(60)
      .default([]),
    note: z.string().trim().max(1_000).optional(),
  })
  .refine(
    ({ verdict, sections }) => (verdict === 'returned') === sections.some((each) => each.verdict === 'returned'),
    'returned names at least one section to correct, approved none',
  )
  .refine(
    ({ sections }) => sections.every(({ verdict, reason }) => verdict === 'approved' || Boolean(reason)),
    'a returned section needs its reason',
  );
export type NewReview = z.infer<typeof NewReview>;

// What the rules said when they were last asked, in numbers. It follows a change within moments, and says so until it has.
export const ApplicationSummary = z.object({
  papersHave: z.number().int(),
  papersNeeded: z.number().int(), // of the checklist, as far as it is asked of this person
  blocking: z.number().int(), // open findings
  warnings: z.number().int(),
  first: z // the gravest open one
    .object({ severity: z.enum(severities), title: z.object({ en: z.string(), hi: z.string() }) })
    .nullable(),
  isFresh: z.boolean(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const Application = z.object({
  applicationUid: z.uuid(),
  applicantUid: z.uuid(),
  agentId: z.uuid().nullable(),
  agencyUid: z.uuid().nullable(),
  status: z.enum(statuses),
  docIds: z.array(z.string()),
  visaDetails: VisaDetails,
  applicationCreationKey: z.string().nullable(),
  visaAllocationStatus: z.enum(outcomes),
  review: Review,
  // Beside the specification's fields:
  reference: z.string(),
  progress: z.enum(Object.keys(progressLabels) as [Progress, ...Progress[]]).nullable(),
  applicantName: z.string(),
  agentName: z.string().nullable(),
  destinationId: z.string().nullable(), // the form's id; null where no form is known
  tripUid: z.uuid().nullable(),
  partySize: z.number().int(), // applications of the same trip, this one included
  documentsNeeded: z.number().int(),
  summary: ApplicationSummary.nullish(), // none: the rules were not asked yet
  lodgeBy: z.iso.date().nullable(), // null: the destination's data does not say
  lodgedReference: z.string().nullable(),
  lodgedOn: z.iso.date().nullable(),
  statusSince: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
  can: Can,
});
export type Application = z.infer<typeof Application>;

// What /update may change; every other field it sends must be as it was read.
export const editableFields = ['visaDetails', 'docIds'] as const satisfies readonly (keyof Application)[];

export const Change = z.object({
  at: z.iso.datetime(),
  kind: z.string(), // created, edited, moved, transferred, reviewRequested, reviewApproved, reviewReturned, outcome, deleted, restored, noted…
  field: z.string().nullable(),
  was: z.string().nullable(),
  became: z.string().nullable(),
  reason: z.string().nullable(),
  personName: z.string().nullable(), // null: the product itself
});
export type Change = z.infer<typeof Change>;

export const Note = z.object({
  noteUid: z.uuid(),
  text: z.string(),
  personName: z.string(),
  createdAt: z.iso.datetime(),
});
export type Note = z.infer<typeof Note>;
