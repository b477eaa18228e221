import type { applicationOperations } from '@visawright/contract/operations/applications.ts';
import type { Ids } from '../world.types.ts';
import { visaDetails, type Row, type Sent } from './row.types.ts';

const one = (ids: Ids): Sent => ({ query: { applicationUid: ids.application } });
const list = (query: (ids: Ids) => Record<string, string>): Row => ({
  about: 'nothing',
  narrows: true,
  send: (ids) => ({ query: query(ids) }),
  more: [(ids) => ({ query: { ...query(ids), agent: ids.agent } })],
});
const exported: Row = {
  about: 'nothing',
  narrows: true,
  send: () => ({ body: {} }),
  more: [(ids) => ({ body: { only: [ids.application] } }), (ids) => ({ body: { agent: ids.agent } })],
};
const asRead = (ids: Ids) => ({
  applicationUid: ids.open,
  applicantUid: ids.applicant,
  agentId: ids.agent,
  agencyUid: ids.agency,
  tripUid: ids.trip,
  docIds: [ids.document],
  visaDetails,
  review: {
    state: 'none',
    round: 0,
    tasks: [
      {
        reviewerUid: ids.reviewer,
        reviewerName: 'A reviewer',
        requestedAt: '2026-11-15T00:00:00Z',
        verdict: null,
        decidedAt: null,
      },
    ],
    sections: [{ section: 'trip', verdict: 'approved', reviewerUid: ids.reviewer }],
    lapsedAt: null,
  },
});

const returned = { verdict: 'returned', sections: [{ section: 'identity', verdict: 'returned', reason: 'Unclear' }] };

export const applicationRows: Record<keyof typeof applicationOperations, Row> = {
  getApplication: { about: 'application', send: one },
  updateApplication: {
    about: 'open',
    send: (ids) => ({
      query: { applicationUid: ids.open },
      body: { application: { applicationUid: ids.open, docIds: [ids.document], visaDetails } },
    }),
    more: [(ids) => ({ query: { applicationUid: ids.open }, body: { application: asRead(ids) } })],
  },
  findApplicantsByPassport: {
    about: 'nothing',
    narrows: true,
    send: ({ passport }) => ({ query: { passportId: passport } }),
  },
  applicationsOfAgency: list(({ agency }) => ({ agencyUid: agency })),
  applicationsOfAgent: { ...list(({ agent }) => ({ agentUid: agent })), isEmptyFor: ['applicant'] },
  transferToAgent: {
    about: 'open',
    send: (ids) => ({
      query: { agentUid: ids.colleague, applicationUid: ids.open, applicantUid: ids.applicant },
    }),
  },
  applicationsOfAgentAndApplicant: {
    ...list(({ agent, applicant }) => ({ agentUid: agent, applicantUid: applicant })),
    isEmptyFor: ['applicant'],
  },
  applicationsOfApplicant: list(({ applicant }) => ({ applicantUid: applicant })),
  applicationsOfAgencyAndApplicant: list(({ agency, applicant }) => ({ agencyUid: agency, applicantUid: applicant })),
  draftApplication: {
    about: 'applicant',
    send: (ids) => ({ body: { applicantUid: ids.applicant, agencyUid: ids.agency, visaDetails } }),
    more: [
      (ids) => ({ body: { applicantUid: ids.applicant, agentId: ids.agent, visaDetails } }),
      (ids) => ({ body: { applicantUid: ids.applicant, tripUid: ids.trip, visaDetails } }),
    ],
  },
  deleteApplication: { about: 'open', send: ({ open }) => ({ query: { applicationUid: open } }) },
  applicationsOfReviewer: list(({ reviewer }) => ({ reviewerUid: reviewer })),
  exportApplications: exported,
  exportReviews: exported,
  sendForReview: {
    about: 'open',
    send: (ids) => ({
      query: { applicationUid: ids.open },
      body: { reviewerUids: [ids.reviewer], reason: 'The rest follows' },
    }),
  },
  addReview: {
    about: 'application',
    send: (ids) => ({ body: { applicationUid: ids.application, review: returned } }),
  },
  undoReview: {
    about: 'application',
    send: (ids) => ({ body: { applicationUid: ids.application, version: 1 } }),
    states: ['review.undoTooLate'],
  },
  updateOutcome: {
    about: 'ready',
    send: (ids) => ({ query: { applicationUid: ids.ready }, body: { visaAllocationStatus: 'APPROVED' } }),
    states: ['application.moveRefused'],
  },
  restoreApplication: { about: 'deleted', send: (ids) => ({ body: { applicationUid: ids.deleted } }) },
  moveApplication: {
    about: 'ready',
    send: (ids) => ({ body: { applicationUid: ids.ready, to: 'online-form-completed' } }),
  },
  setLodged: {
    about: 'ready',
    send: (ids) => ({ body: { applicationUid: ids.ready, lodgedReference: 'VFS-1', lodgedOn: null } }),
    states: ['application.moveRefused'],
  },
  bulkApplications: {
    about: 'open',
    narrows: true,
    send: (ids) => ({ body: { action: 'delete', applicationUids: [ids.open] } }),
    elsewhere: ['access.functionRefused'], // a reviewer may read but not run bulk actions
    more: [
      (ids) => ({ body: { action: 'transfer', applicationUids: [ids.open], agentUid: ids.colleague } }),
      (ids) => ({ body: { action: 'sendForReview', applicationUids: [ids.open], reviewerUids: [ids.reviewer] } }),
      (ids) => ({ body: { action: 'delete', matching: { agent: ids.agent } } }),
    ],
  },
  applicationTimeline: {
    about: 'application',
    send: (ids) => ({ query: { applicationUid: ids.application, withReasons: 'yes' } }),
    more: [one],
  },
  applicationReasons: { about: 'application', send: one },
  applicationNotes: { about: 'application', send: one },
  listNoteReaders: { about: 'application', send: one },
  addApplicationNote: {
    about: 'application',
    send: (ids) => ({ body: { applicationUid: ids.application, text: 'A note' } }),
    more: [(ids) => ({ body: { applicationUid: ids.application, text: 'A note', mentions: [ids.agent] } })],
  },
  home: { about: 'nothing', send: () => ({}) },
};
