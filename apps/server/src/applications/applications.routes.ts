import type { Application } from '@visawright/contract/application.ts';
import { judgeLater } from '../findings/judge-later.ts';
import type { ActorCall, Handler, Handlers } from '../http/call.ts';
import { askByItself } from '../packages/ask-package.ts';
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
import { setLodged } from './set-lodged.ts';
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

const list: Handler<List> = (call, { query }) =>
  shown(call, listApplications(call.db, call.parts.keys, call.actor, query));

// What is on a screen is what the rules are asked about.
async function shown<T extends { readonly items: readonly Application[] }>(call: ActorCall, listed: Promise<T>) {
  const page = await listed;
  judgeLater(call, page.items);
  return page;
}

export const applicationHandlers = {
  getApplication: ({ db, actor }, { query }) => getRecord(db, actor, query.applicationUid),
  updateApplication: ({ db, actor }, { query, body }) =>
    updateApplication(db, actor, query.applicationUid, body.application),
  applicationsOfAgency: list,
  applicationsOfAgent: list,
  applicationsOfAgentAndApplicant: list,
  applicationsOfApplicant: list,
  applicationsOfAgencyAndApplicant: list,
  applicationsOfReviewer: (call, { query }) => shown(call, listReviews(call.db, call.parts.keys, call.actor, query)),
  draftApplication: ({ db, actor }, { body }) => draftApplication(db, actor, body),
  transferToAgent: ({ db, actor }, { query }) => transferToAgent(db, actor, query),
  deleteApplication: ({ db, actor }, { query }) => deleteApplication(db, actor, query.applicationUid),
  restoreApplication: ({ db, actor }, { body }) => restoreApplication(db, actor, body.applicationUid),
  moveApplication: ({ db, actor }, { body }) => moveApplication(db, actor, body),
  setLodged: ({ db, actor }, { body }) => setLodged(db, actor, body),
  updateOutcome: ({ db, actor }, { query, body }) =>
    updateOutcome(db, actor, query.applicationUid, body.visaAllocationStatus),
  bulkApplications: ({ db, actor, parts }, { body }) => bulkApplications(db, parts.keys, actor, body),
  sendForReview: ({ db, actor }, { query, body }) => sendForReview(db, actor, query.applicationUid, body.reviewerUids),
  addReview: ({ db, parts, actor }, { body: { applicationUid, review } }) =>
    db.transaction(async (tx) => {
      const application = await addReview(tx, actor, applicationUid, review);
      // What waited for the approval alone goes on by itself.
      if (application.review.state === 'approved') await askByItself(tx, parts.jobs, applicationUid, null);
      return application;
    }),
  applicationTimeline: ({ db, actor }, { query }) => timeline(db, actor, query),
  applicationNotes: async ({ db, actor, parts }, { query }) => ({
    notes: await readNotes(db, parts.keys, actor, query.applicationUid),
  }),
  addApplicationNote: ({ db, actor, parts }, { body }) => addNote(db, parts.keys, actor, body),
  home: async (call) => {
    const told = await home(call.db, call.actor);
    judgeLater(call, [...told.needsMe, ...told.waiting].map(({ application }) => application)); // prettier-ignore
    return told;
  },
} satisfies Partial<Handlers>;
