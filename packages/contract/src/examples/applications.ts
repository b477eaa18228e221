import type { applicationOperations } from '../operations/applications.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const visaDetails = {
  fromDate: '10/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'France',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Short stay',
} as const;
const waiting = { applicationUid: samples.application };
const open = { applicationUid: samples.openApplication };
const submitted = { applicationUid: samples.submittedApplication };

export const applicationExamples: ExamplesOf<typeof applicationOperations> = {
  getApplication: { as: 'apiKey', query: waiting },
  exportApplications: { as: 'agent', body: { search: samples.applicantName, sort: 'travel' } },
  exportReviews: { as: 'reviewer', body: {} },
  updateApplication: {
    as: 'agent',
    query: open,
    body: { application: { visaDetails: { ...visaDetails, toDate: '22/03/2027' } } },
  },
  findApplicantsByPassport: { as: 'agency', query: { passportId: samples.passportNumber } },
  applicationsOfAgency: {
    as: 'apiKey',
    query: { agencyUid: samples.agency, status: 'initiated,package-ready', visaTo: 'France', limit: '2' },
  },
  applicationsOfAgent: { as: 'agent', query: { agentUid: samples.agent, search: 'Asha', limit: '2' } },
  transferToAgent: {
    as: 'agency',
    query: { agentUid: samples.colleague, applicationUid: samples.openApplication, applicantUid: samples.applicant },
  },
  applicationsOfAgentAndApplicant: {
    as: 'agent',
    query: { agentUid: samples.agent, applicantUid: samples.applicant, limit: '1' },
  },
  applicationsOfApplicant: { as: 'apiKey', query: { applicantUid: samples.applicant, limit: '1' } },
  applicationsOfAgencyAndApplicant: {
    as: 'agency',
    query: { agencyUid: samples.agency, applicantUid: samples.applicant, limit: '1' },
  },
  draftApplication: { as: 'apiKey', body: { applicantUid: samples.applicant, agentId: samples.agent, visaDetails } },
  deleteApplication: { as: 'agent', query: open },
  applicationsOfReviewer: { as: 'reviewer', query: { reviewerUid: samples.reviewer, queue: 'open', limit: '1' } },
  sendForReview: {
    as: 'agent',
    query: open,
    body: { reviewerUids: [samples.reviewer], reason: 'The bank statement follows on Monday.' },
  },
  addReview: {
    as: 'reviewer',
    body: {
      applicationUid: samples.application,
      review: {
        verdict: 'returned',
        sections: [{ section: 'identity', verdict: 'returned', reason: 'The surname differs from the passport.' }],
        note: 'Please compare with page 2 of the passport.',
      },
    },
  },
  undoReview: { as: 'reviewer', body: { applicationUid: samples.reviewedApplication, version: 2 } },
  updateOutcome: {
    as: 'apiKey',
    query: submitted,
    body: { visaAllocationStatus: 'APPROVED', outcomeOn: '2026-11-18', outcomeReference: 'FRA 2027 004417' },
  },
  restoreApplication: { as: 'agent', body: { applicationUid: samples.deletedApplication } },
  moveApplication: { as: 'agent', body: { applicationUid: samples.declaredApplication, to: 'online-form-completed' } },
  setLodged: {
    as: 'apiKey',
    body: { ...submitted, lodgedReference: 'VFS-2026-118204', lodgedOn: '2026-11-17' },
  },
  bulkApplications: {
    as: 'agent',
    body: { action: 'transfer', applicationUids: [samples.openApplication], agentUid: samples.colleague },
  },
  applicationTimeline: {
    as: 'agent',
    query: { applicationUid: samples.application, withReasons: 'yes', limit: '2' },
  },
  applicationReasons: { as: 'agent', query: waiting },
  applicationNotes: { as: 'agent', query: waiting },
  addApplicationNote: {
    as: 'agent',
    body: { ...waiting, text: 'The employer confirmed the leave by telephone.', mentions: [samples.agencyPerson] },
  },
  listNoteReaders: { as: 'agent', query: waiting },
  home: { as: 'agent' },
};
