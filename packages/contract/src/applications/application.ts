import { z } from 'zod';
import { RecordActions } from '../platform/record-actions.ts';
import { outcomes, progressLabels, reviewStates, statuses, type Progress } from './application-status.ts';
import { severities } from './finding-facts.ts';
import { visaGroups } from './visa-group.ts';
import { sensitive } from '../sensitive/sensitive.ts';

export const storedDate = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/);
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

const reviewVerdicts = ['approved', 'returned'] as const;
const ReviewTask = z.object({
  reviewerUid: z.uuid(),
  reviewerName: z.string(),
  requestedAt: z.iso.datetime(),
  verdict: z.enum(reviewVerdicts).nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
const ReviewedSection = z.object({
  section: z.string(), // id of a form section
  verdict: z.enum(reviewVerdicts),
  reviewerUid: z.uuid(),
});
// The latest review round: the reviewers and their verdicts by section. What they wrote is in ApplicationReasons.
export const Review = z.object({
  state: z.enum(reviewStates),
  round: z.number().int(),
  tasks: z.array(ReviewTask),
  sections: z.array(ReviewedSection),
  lapsedAt: z.iso.datetime().nullable(), // an edit ended the approval; state is then `none`
});
export type Review = z.infer<typeof Review>;

// A reviewer's verdict: every open section approved, or sections returned, each with a reason.
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
    approvalReason: z.string().trim().max(1_000).optional(), // needed to approve while a blocking finding is open
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

// Sent with a request for review: a reason if the form is incomplete, and a reply to each section that was returned.
export const ReviewRequest = z.strictObject({
  reviewerUids: z.array(z.uuid()).min(1).max(10),
  reason: z.string().trim().max(1_000).optional(),
  replies: z
    .array(z.strictObject({ section: z.string().trim().min(1).max(80), text: z.string().trim().min(1).max(1_000) }))
    .max(60)
    .optional(),
});
export type ReviewRequest = z.infer<typeof ReviewRequest>;

// Result of the last rule evaluation. After a change `isFresh` is false until the rules have been evaluated again.
// `papersHave` and `papersNeeded` are part of the replies of specified calls, so they do not follow the glossary.
export const ApplicationSummary = z.object({
  papersHave: z.number().int(),
  papersNeeded: z.number().int(), // checklist items that apply to this applicant
  required: z.array(z.string()), // their titles
  missing: z.array(z.string()), // of these, the titles without a document
  sections: z.array(z.string()), // ids of the form's sections this applicant has
  answersMissing: z.number().int().nullable(), // null if not known yet
  blocking: z.number().int(), // open findings
  warnings: z.number().int(),
  first: z // the most serious open finding
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
  // In addition to the specified fields:
  reference: z.string(),
  progress: z.enum(Object.keys(progressLabels) as [Progress, ...Progress[]]).nullable(),
  applicantName: z.string(),
  agentName: z.string().nullable(),
  destinationId: z.string().nullable(), // the form's id; null if there is no form
  tripUid: z.uuid().nullable(),
  partySize: z.number().int(), // applications of the same trip, this one included
  documentsNeeded: z.number().int(), // by everyone who goes there for this purpose
  situations: z.array(z.string().trim().min(1).max(200)).max(40), // conditions of the checklist chosen by the traveller
  isFormStarted: z.boolean(), // at least one answer was saved
  hasPremiumCheck: z.boolean(), // its start link included a premium check
  summary: ApplicationSummary.nullish(), // absent until the rules have been evaluated
  lodgeBy: z.iso.date().nullable(), // null if the destination's data has no number
  lodgedReference: z.string().nullable(),
  lodgedOn: z.iso.date().nullable(),
  outcomeOn: z.iso.date().nullable(), // the day of the visa decision
  outcomeReference: z.string().nullable(), // the number of the visa or of the refusal
  hasReasons: z.boolean(), // ApplicationReasons is not empty
  statusSince: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
  can: RecordActions,
});
export type Application = z.infer<typeof Application>;

// A row of an exported list: what its columns show, and no more.
export const ExportedApplication = Application.pick({
  applicationUid: true,
  reference: true,
  applicantName: true,
  agentName: true,
  status: true,
  visaAllocationStatus: true,
  docIds: true,
  documentsNeeded: true,
  lodgeBy: true,
  createdAt: true,
}).extend({
  visaDetails: VisaDetails.pick({ fromDate: true, toDate: true, visaTo: true }),
  review: Review.pick({ state: true, lapsedAt: true, tasks: true }),
  summary: ApplicationSummary.pick({ papersHave: true, papersNeeded: true, blocking: true, warnings: true }).nullish(),
});
export type ExportedApplication = z.infer<typeof ExportedApplication>;

// Fields /update may change; all other fields must be sent unchanged.
export const editableFields = ['visaDetails', 'docIds', 'situations'] as const satisfies readonly (keyof Application)[];

export const ApplicationChange = z.object({
  at: z.iso.datetime(),
  // created, edited, moved, transferred, reviewRequested, reviewApproved, reviewReturned, outcome, deleted, restored, noted…
  kind: z.string(),
  field: z.string().nullable(),
  was: z.string().nullable(),
  became: z.string().nullable(),
  reason: sensitive('reasons', z.string()).nullable(), // null unless asked for
  personName: z.string().nullable(), // null if done automatically
  docId: z.string().nullable(), // the document that was added
});
export type ApplicationChange = z.infer<typeof ApplicationChange>;

// What people wrote about an application: sealed, and therefore in no list and not in the record itself.
const writtenReason = sensitive('reasons', z.string()).nullable();
export const ApplicationReasons = z.object({
  requestReason: writtenReason, // why an incomplete form was sent for review
  tasks: z.array(
    z.object({
      reviewerUid: z.uuid(),
      note: writtenReason,
      approvalReason: writtenReason, // why it was approved with blocking findings open
    }),
  ),
  sections: z.array(z.object({ section: z.string(), reviewerUid: z.uuid(), reason: writtenReason })),
  outcomeReason: writtenReason,
});
export type ApplicationReasons = z.infer<typeof ApplicationReasons>;

export const ApplicationNote = z.object({
  noteUid: z.uuid(),
  text: sensitive('notes', z.string()),
  personName: z.string(),
  createdAt: z.iso.datetime(),
});
export type ApplicationNote = z.infer<typeof ApplicationNote>;
