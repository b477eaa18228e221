import type { Application } from '@visawright/contract/applications/application.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { ActorCall, Handler, Handlers } from '../../platform/http/call.ts';
import { getReasons } from '../reasons/get-reasons.ts';
import { addReview } from '../reviews/add-review.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { undoReview } from '../reviews/undo-review.ts';
import type { ReadReviewContent, ReviewContent } from '../reviews/review-content.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { getApplication } from '../records/applications.queries.ts';
import { bulkApplications } from '../bulk/bulk-applications.ts';
import { deleteApplication, restoreApplication } from '../lifecycle/delete-application.ts';
import { draftApplication } from '../lifecycle/draft-application.ts';
import { exportList } from '../../platform/lists/export-list.ts';
import { getHome } from '../home/get-home.ts';
import { limitPassportSearches } from '../lists/limit-passport-searches.ts';
import { listApplications } from '../lists/list-applications.ts';
import { moveApplication } from '../lifecycle/move-application.ts';
import { addNote, listNoteReaders, listNotes } from '../history/notes.ts';
import { setLodged } from '../lifecycle/set-lodged.ts';
import { listTimeline } from '../history/list-timeline.ts';
import { transferToAgent } from '../lifecycle/transfer-to-agent.ts';
import { updateApplication } from '../records/update-application.ts';
import { updateOutcome } from '../lifecycle/update-outcome.ts';
import { updateTripDates } from '../trips/update-trip-dates.ts';

type List =
  | 'applicationsOfAgency'
  | 'applicationsOfAgent'
  | 'applicationsOfAgentAndApplicant'
  | 'applicationsOfApplicant'
  | 'applicationsOfAgencyAndApplicant';

// Modules above this one subscribe in entry/handlers.ts.
export interface ApplicationSubscribers {
  readonly applicationsListed: (call: ActorCall, applications: readonly Application[]) => void;
  readonly reviewContent: (call: ActorCall, tx: Tx, applicationUid: string) => Promise<ReviewContent>;
}

export const applicationHandlers = ({ applicationsListed, reviewContent }: ApplicationSubscribers) => {
  const contentFor =
    (call: ActorCall): ReadReviewContent =>
    (tx, _actor, applicationUid) =>
      reviewContent(call, tx, applicationUid);
  const listed = async <T extends { readonly items: readonly Application[] }>(call: ActorCall, reading: Promise<T>) => {
    const page = await reading;
    applicationsListed(call, page.items);
    return page;
  };
  const list: Handler<List> = async (call, { query }) => {
    await limitPassportSearches(call, query.search);
    return listed(call, listApplications(call.db, call.parts.keys, call.actor, query));
  };
  return {
    getApplication: ({ db, actor }, { query }) => getApplication(db, actor, query.applicationUid),
    updateApplication: ({ db, actor }, { query, body }) =>
      updateApplication(db, actor, query.applicationUid, body.application),
    applicationsOfAgency: list,
    applicationsOfAgent: list,
    applicationsOfAgentAndApplicant: list,
    applicationsOfApplicant: list,
    applicationsOfAgencyAndApplicant: list,
    async applicationsOfReviewer(call, { query }) {
      await limitPassportSearches(call, query.search);
      return listed(call, listReviews(call.db, call.parts.keys, call.actor, query));
    },
    // Judging is not queued as it is for a shown page: an export shows what the last one found.
    async exportApplications(call, { body }) {
      await limitPassportSearches(call, body.search);
      return exportList(call, 'applications', (page) =>
        listApplications(call.db, call.parts.keys, call.actor, { ...body, ...page }),
      );
    },
    async exportReviews(call, { body }) {
      await limitPassportSearches(call, body.search);
      const reviewerUid = call.actor.personUid;
      return exportList(call, 'reviews', (page) =>
        listReviews(call.db, call.parts.keys, call.actor, { ...body, ...page, reviewerUid }),
      );
    },
    draftApplication: ({ db, actor }, { body }) => draftApplication(db, actor, body),
    transferToAgent: ({ db, actor }, { query }) => transferToAgent(db, actor, query),
    deleteApplication: ({ db, actor }, { query }) => deleteApplication(db, actor, query.applicationUid),
    restoreApplication: ({ db, actor }, { body }) => restoreApplication(db, actor, body.applicationUid),
    moveApplication: ({ db, actor, parts }, { body }) => moveApplication(db, parts.keys, actor, body),
    setLodged: ({ db, actor }, { body }) => setLodged(db, actor, body),
    updateOutcome: ({ db, actor, parts }, { query, body }) =>
      updateOutcome(db, parts.keys, actor, query.applicationUid, body),
    bulkApplications: (call, { body }) =>
      bulkApplications(call.db, call.parts.keys, call.actor, contentFor(call), body),
    sendForReview: (call, { query, body }) =>
      sendForReview(call.db, call.parts.keys, call.actor, contentFor(call), query.applicationUid, body),
    addReview: (call, { body: { applicationUid, review } }) =>
      addReview(call.db, call.parts.keys, call.actor, contentFor(call), applicationUid, review),
    undoReview: ({ db, actor }, { body }) => undoReview(db, actor, body),
    applicationTimeline: ({ db, actor, parts }, { query }) => listTimeline(db, parts.keys, actor, query),
    applicationReasons: ({ db, actor, parts }, { query }) => getReasons(db, parts.keys, actor, query.applicationUid),
    applicationNotes: async ({ db, actor, parts }, { query }) => ({
      notes: await listNotes(db, parts.keys, actor, query.applicationUid),
    }),
    addApplicationNote: ({ db, actor, parts }, { body }) => addNote(db, parts.keys, actor, body),
    listNoteReaders: async ({ db, actor }, { query }) => ({
      readers: await listNoteReaders(db, actor, query.applicationUid),
    }),
    home: async (call) => {
      const lists = await getHome(call.db, call.actor);
      applicationsListed(
        call,
        [...lists.needsMe, ...lists.waiting].map(({ application }) => application),
      );
      return lists;
    },
    updateTripDates: ({ db, actor }, { body }) => updateTripDates(db, actor, body),
  } satisfies Partial<Handlers>;
};
