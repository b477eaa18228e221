import { z } from 'zod';
import {
  Application,
  ApplicationChange,
  ApplicationReasons,
  ExportedApplication,
  NewReview,
  ReviewRequest,
  ApplicationNote,
  VisaDetails,
} from '../applications/application.ts';
import { outcomes, reviewStates, statuses } from '../applications/application-status.ts';
import { signedApplicationSorts } from '../applications/application-sorts.ts';
import { Home } from '../applications/home.ts';
import { calendarDay, commaSeparated, exportOf, exportQuery, listQuery, pageOf } from '../platform/list.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();
const version = z.number().int().optional();

// A minus reverses the order of a sort. A reviewer's queue is sorted by oldest request.
const applicationFilters = {
  status: commaSeparated(statuses).optional(),
  review: commaSeparated(reviewStates).optional(),
  outcome: commaSeparated(outcomes).optional(),
  visaTo: z.string().max(400).optional(), // country names joined by commas
  category: z.string().max(60).optional(),
  agent: z.union([uid, z.literal('none')]).optional(),
  travelAfter: calendarDay.optional(),
  travelBefore: calendarDay.optional(),
  lodgeBefore: calendarDay.optional(),
};
const sort = z.enum(signedApplicationSorts).optional();
const queue = z.enum(['open', 'decided', 'all']).optional();
const list = { ...listQuery, ...applicationFilters, sort };
const exported = { ...exportQuery, ...applicationFilters, sort };
const applications = pageOf(Application);
// Absent: as it was, or none if the decision changed. Null or empty: none.
const outcomeDetails = {
  outcomeOn: z.iso.date().nullish(),
  outcomeReference: z.string().trim().max(80).nullish(),
  outcomeReason: z.string().trim().max(500).nullish(),
};
const stale = ['application.versionStale'] as const;

export const applicationOperations = {
  getApplication: operation({
    ...addresses.getApplication,
    alsoAt: ['/application'],
    summary: 'One application',
    access: 'application.read',
    scope: 'applications.read',
    query: z.strictObject({ applicationUid: uid }),
    reply: Application,
  }),
  updateApplication: operation({
    ...addresses.updateApplication,
    summary: 'Change the visa details or the documents; takes the object as it was read, with its version or without',
    access: 'application.edit',
    scope: 'applications.write',
    query: z.strictObject({ applicationUid: uid }),
    body: z.strictObject({ application: Application.partial().strict() }),
    reply: Application,
    errors: [
      ...stale,
      'application.notEditable',
      'application.fieldReadOnly',
      'application.datesLocked',
      'application.documentUnknown',
    ],
    isOnce: true,
  }),
  findApplicantsByPassport: operation({
    ...addresses.findApplicantsByPassport,
    summary: 'Applicants with exactly this passport number, among those the caller may see',
    access: 'applicant.manage',
    query: z.strictObject({ passportId: z.string().trim().min(5).max(20) }),
    reply: z.object({
      applicants: z.array(
        z.object({ applicantUid: uid, firstName: z.string(), lastName: z.string(), passportMasked: z.string() }),
      ),
    }),
    errors: ['quota.tooMany'],
  }),
  applicationsOfAgency: operation({
    ...addresses.applicationsOfAgency,
    summary: "An agency's applications",
    access: 'application.read',
    scope: 'applications.read',
    query: z.strictObject({ agencyUid: uid, ...list }),
    reply: applications,
    errors: ['quota.tooMany'],
  }),
  applicationsOfAgent: operation({
    ...addresses.applicationsOfAgent,
    summary: "An agent's applications",
    access: 'application.read',
    scope: 'applications.read',
    query: z.strictObject({ agentUid: uid, ...list }),
    reply: applications,
    errors: ['quota.tooMany'],
  }),
  transferToAgent: operation({
    ...addresses.transferToAgent,
    summary: 'Give an application and its applicant to another agent of the agency',
    access: 'application.transfer',
    query: z.strictObject({ agentUid: uid, applicationUid: uid, applicantUid: uid }),
    reply: Application,
    errors: ['application.transferRefused'],
    isOnce: true,
  }),
  applicationsOfAgentAndApplicant: operation({
    ...addresses.applicationsOfAgentAndApplicant,
    summary: "An applicant's applications that an agent holds",
    access: 'application.read',
    query: z.strictObject({ agentUid: uid, applicantUid: uid, ...list }),
    reply: applications,
    errors: ['quota.tooMany'],
  }),
  applicationsOfApplicant: operation({
    ...addresses.applicationsOfApplicant,
    summary: "An applicant's applications, on request with those of the travellers they added",
    access: 'application.read',
    scope: 'applications.read',
    query: z.strictObject({ applicantUid: uid, withTravellers: z.enum(['yes']).optional(), ...list }),
    reply: applications,
    errors: ['quota.tooMany'],
  }),
  applicationsOfAgencyAndApplicant: operation({
    ...addresses.applicationsOfAgencyAndApplicant,
    summary: "An applicant's applications at an agency",
    access: 'application.read',
    query: z.strictObject({ agencyUid: uid, applicantUid: uid, ...list }),
    reply: applications,
    errors: ['quota.tooMany'],
  }),
  draftApplication: operation({
    ...addresses.draftApplication,
    summary: 'Begin an application; an intake key brings the same applicant back to the one it made',
    access: 'application.edit',
    scope: 'applications.write',
    body: z.strictObject({
      applicantUid: uid,
      agentId: uid.or(z.literal('')).nullish(), // empty: not given
      agencyUid: uid.or(z.literal('')).nullish(),
      visaDetails: VisaDetails.strict(),
      applicationCreationKey: z.string().max(200).nullish(),
      premiumVerificationKey: z.string().max(200).nullish(),
      tripUid: uid.nullish(), // another traveller of the same trip
    }),
    reply: Application,
    errors: ['intake.keyRefused', 'application.transferRefused'],
    isOnce: true,
  }),
  deleteApplication: operation({
    ...addresses.deleteApplication,
    summary: 'Delete an application; it can be undone for a moment, then it is kept as long as the realm says',
    access: 'application.edit',
    query: z.strictObject({ applicationUid: uid }),
    reply: z.object({ applicationUid: uid, undoSeconds: z.number().int() }),
    errors: ['application.notEditable'],
    isOnce: true,
  }),
  applicationsOfReviewer: operation({
    ...addresses.applicationsOfReviewer,
    summary: 'Applications sent to a reviewer; `queue` tells the waiting from the decided',
    access: 'application.read',
    query: z.strictObject({ reviewerUid: uid, ...list, queue }),
    reply: applications,
    errors: ['quota.tooMany'],
  }),
  exportApplications: operation({
    ...addresses.exportApplications,
    summary: 'The list of applications for a file, at most 10,000 rows; an entry of the audit trail',
    access: 'application.read',
    needsRecentSignIn: true,
    body: z.strictObject(exported),
    reply: exportOf(ExportedApplication),
    errors: ['quota.tooMany'],
    limit: { max: 60, seconds: 60 },
  }),
  exportReviews: operation({
    ...addresses.exportReviews,
    summary: "The caller's own queue of reviews for a file, at most 10,000 rows; an entry of the audit trail",
    access: 'application.review',
    needsRecentSignIn: true,
    body: z.strictObject({ ...exported, queue }),
    reply: exportOf(ExportedApplication),
    errors: ['quota.tooMany'],
    limit: { max: 60, seconds: 60 },
  }),
  sendForReview: operation({
    ...addresses.sendForReview,
    summary: 'Ask one or more reviewers to look at an application',
    access: 'application.sendForReview',
    query: z.strictObject({ applicationUid: uid }),
    body: ReviewRequest,
    reply: Application,
    errors: [
      'review.alreadyRequested',
      'review.reviewerUnknown',
      'review.sectionUnknown',
      'review.incomplete',
      'review.unanswered',
    ],
    isOnce: true,
  }),
  addReview: operation({
    ...addresses.addReview,
    summary: 'Approve, or return section by section with reasons',
    access: 'application.review',
    body: z.strictObject({ applicationUid: uid, review: NewReview }),
    reply: Application,
    errors: ['review.notOpen', 'review.sectionUnknown', 'review.sectionsUndecided', 'review.reasonNeeded'],
    isOnce: true,
  }),
  undoReview: operation({
    ...addresses.undoReview,
    summary: "Undo one's own review decision made a moment ago",
    access: 'application.review',
    body: z.strictObject({ applicationUid: uid, version: z.number().int() }), // the version that the decision replied
    reply: Application,
    errors: ['review.undoTooLate'],
    isOnce: true,
  }),
  updateOutcome: operation({
    ...addresses.updateOutcome,
    summary: 'What the consulate decided, with its day, number and reason as far as they are known',
    access: 'application.outcome',
    scope: 'applications.write',
    query: z.strictObject({ applicationUid: uid }),
    body: z.strictObject({ visaAllocationStatus: z.enum(outcomes), ...outcomeDetails }),
    reply: Application,
    isOnce: true,
  }),
  restoreApplication: operation({
    ...addresses.restoreApplication,
    summary: 'Undo a deletion made a moment ago',
    access: 'application.edit',
    body: z.strictObject({ applicationUid: uid }),
    reply: Application,
    errors: ['application.undoTooLate'],
    isOnce: true,
  }),
  moveApplication: operation({
    ...addresses.moveApplication,
    summary: 'A step only a person can say: reopened, online form completed, submitted',
    access: 'application.edit',
    body: z
      .strictObject({
        applicationUid: uid,
        to: z.enum(['initiated', 'online-form-completed', 'submitted']),
        reason: z.string().trim().max(500).optional(),
        lodgedReference: z.string().trim().max(80).optional(),
        lodgedOn: z.iso.date().optional(),
        version,
      })
      .refine(({ to, reason }) => to !== 'initiated' || Boolean(reason), 'reopening needs a reason'),
    reply: Application,
    errors: [...stale, 'application.moveRefused', 'application.guardRefused'],
    isOnce: true,
  }),
  setLodged: operation({
    ...addresses.setLodged,
    summary: 'The number and the day it was handed in, entered or put right later; null takes one away',
    access: 'application.edit',
    scope: 'applications.write',
    body: z.strictObject({
      applicationUid: uid,
      lodgedReference: z.string().trim().max(80).nullable(),
      lodgedOn: z.iso.date().nullable(),
      version,
    }),
    reply: Application,
    errors: [...stale, 'application.moveRefused'],
    isOnce: true,
  }),
  bulkApplications: operation({
    ...addresses.bulkApplications,
    summary:
      'One action on many: the named ones, or all that match a filter (1,000 at most); each succeeds or fails by itself',
    access: 'application.read',
    body: z
      .strictObject({
        action: z.enum(['transfer', 'sendForReview', 'delete', 'outcome']),
        applicationUids: z.array(uid).min(1).max(1_000).optional(),
        matching: z.strictObject({ ...applicationFilters, search: z.string().trim().max(100).optional() }).optional(),
        agentUid: uid.optional(),
        reviewerUids: z.array(uid).min(1).max(10).optional(),
        reason: z.string().trim().max(1_000).optional(), // for incomplete forms sent for review
        visaAllocationStatus: z.enum(outcomes).optional(),
        outcomeOn: outcomeDetails.outcomeOn,
      })
      .refine(
        (body) => (body.applicationUids === undefined) !== (body.matching === undefined),
        'name them or match them',
      ),
    reply: z.object({
      done: z.number().int(),
      failed: z.array(
        z.object({ applicationUid: uid, reference: z.string().nullable(), code: z.string(), message: z.string() }),
      ),
    }),
    isOnce: true,
  }),
  applicationTimeline: operation({
    ...addresses.applicationTimeline,
    summary: 'Every change of an application, latest first; on request with the reasons that were given',
    access: 'application.read',
    whose: 'query.applicationUid',
    query: z.strictObject({
      applicationUid: uid,
      withReasons: z.enum(['yes']).optional(),
      limit: listQuery.limit,
      cursor: listQuery.cursor,
    }),
    reply: pageOf(ApplicationChange),
  }),
  applicationReasons: operation({
    ...addresses.applicationReasons,
    summary: 'What was written in the latest review round, and why the visa was refused or the application withdrawn',
    access: 'application.read',
    whose: 'query.applicationUid',
    query: z.strictObject({ applicationUid: uid }),
    reply: ApplicationReasons,
  }),
  applicationNotes: operation({
    ...addresses.applicationNotes,
    summary: "Staff's notes on an application",
    access: 'application.transfer',
    whose: 'query.applicationUid',
    query: z.strictObject({ applicationUid: uid }),
    reply: z.object({ notes: z.array(ApplicationNote) }),
  }),
  addApplicationNote: operation({
    ...addresses.addApplicationNote,
    summary: 'Add a note for colleagues; applicants do not see it',
    access: 'application.transfer',
    whose: 'body.applicationUid',
    body: z.strictObject({
      applicationUid: uid,
      text: z.string().trim().min(1).max(4_000),
      mentions: z.array(uid).max(20).default([]), // colleagues who may read the notes, and are notified
    }),
    reply: ApplicationNote,
    isOnce: true,
  }),
  listNoteReaders: operation({
    ...addresses.listNoteReaders,
    summary: 'Colleagues who can be mentioned in a note on an application',
    access: 'application.transfer',
    query: z.strictObject({ applicationUid: uid }),
    reply: z.object({ readers: z.array(z.object({ personUid: uid, name: z.string() })) }),
  }),
  home: operation({
    ...addresses.home,
    summary: 'What needs the agent today, deadlines, workload',
    access: 'home.read',
    reply: Home,
  }),
};
