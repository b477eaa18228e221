import type { Handler, Handlers } from '../http/call.ts';
import { addReview } from '../reviews/add-review.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { getRecord } from './applications.queries.ts';
import { bulkApplications } from './bulk-applications.ts';
import { deleteApplication, restoreApplication } from './delete-application.ts';
import { draftApplication } from './draft-application.ts';
import { home } from './home.ts';
import { listApplications } from './list-applications.ts';
import { moveApplication } from './move-application.ts';
import { addNote, readNotes } from './notes.ts';
import { timeline } from './timeline.ts';
import { transferToAgent } from './transfer-to-agent.ts';
import { updateApplication } from './update-application.ts';
import { updateOutcome } from './update-outcome.ts';

type List =
  | 'applicationsOfAgency'
  | 'applicationsOfAgent'
  | 'applicationsOfAgentAndApplicant'
  | 'applicationsOfApplicant'
  | 'applicationsOfAgencyAndApplicant';

const list: Handler<List> = ({ db, actor, parts }, { query }) => listApplications(db, parts.keys, actor, query);

export const applicationHandlers = {
  getApplication: ({ db, actor }, { query }) => getRecord(db, actor, query.applicationUid),
  updateApplication: ({ db, actor }, { query, body }) =>
    updateApplication(db, actor, query.applicationUid, body.application),
  applicationsOfAgency: list,
  applicationsOfAgent: list,
  applicationsOfAgentAndApplicant: list,
  applicationsOfApplicant: list,
  applicationsOfAgencyAndApplicant: list,
  applicationsOfReviewer: ({ db, actor, parts }, { query }) => listReviews(db, parts.keys, actor, query),
  draftApplication: ({ db, actor }, { body }) => draftApplication(db, actor, body),
  transferToAgent: ({ db, actor }, { query }) => transferToAgent(db, actor, query),
  deleteApplication: ({ db, actor }, { query }) => deleteApplication(db, actor, query.applicationUid),
  restoreApplication: ({ db, actor }, { body }) => restoreApplication(db, actor, body.applicationUid),
  moveApplication: ({ db, actor }, { body }) => moveApplication(db, actor, body),
  updateOutcome: ({ db, actor }, { query, body }) =>
    updateOutcome(db, actor, query.applicationUid, body.visaAllocationStatus),
  bulkApplications: ({ db, actor, parts }, { body }) => bulkApplications(db, parts.keys, actor, body),
  sendForReview: ({ db, actor }, { query, body }) => sendForReview(db, actor, query.applicationUid, body.reviewerUids),
  addReview: ({ db, actor }, { body }) => addReview(db, actor, body.applicationUid, body.review),
  applicationTimeline: ({ db, actor }, { query }) => timeline(db, actor, query),
  applicationNotes: async ({ db, actor, parts }, { query }) => ({
    notes: await readNotes(db, parts.keys, actor, query.applicationUid),
  }),
  addApplicationNote: ({ db, actor, parts }, { body }) => addNote(db, parts.keys, actor, body),
  home: ({ db, actor }) => home(db, actor),
} satisfies Partial<Handlers>;
