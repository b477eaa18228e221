import type { staffOperations } from '../operations/staff.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const agency = { agencyUid: samples.agency };
const distributor = { distributorUid: samples.distributor };

export const staffExamples: ExamplesOf<typeof staffOperations> = {
  listAgents: { as: 'agency', query: { status: 'active', sort: 'name', limit: '2' } },
  chooseAgents: { as: 'agent' },
  exportAgents: { as: 'agency', body: { status: 'active', sort: 'name' } },
  inviteAgent: {
    as: 'agency',
    body: { email: 'leela.menon@example.com', firstName: 'Leela', lastName: 'Menon' },
  },
  inviteAgents: {
    as: 'agency',
    body: {
      rows: [
        { email: 'arun.pillai@example.com', firstName: 'Arun', lastName: 'Pillai' },
        { email: 'not an address', firstName: 'Divya' },
      ],
      commit: true,
    },
  },
  suspendAgent: {
    as: 'agency',
    body: { personUid: samples.agent, handOverTo: samples.colleague, reason: 'On leave until March' },
  },
  reinstateAgent: { as: 'agency', body: { personUid: samples.suspendedAgent } },
  resendAgentInvitation: { as: 'agency', body: { personUid: samples.invitedAgent } },
  listReviewers: { as: 'agency', query: { limit: '2' } },
  chooseReviewers: { as: 'agent' },
  exportReviewers: { as: 'agency', body: { sort: 'name' } },
  inviteReviewer: {
    as: 'agency',
    body: { email: 'sunita.iyer@example.com', firstName: 'Sunita', lastName: 'Iyer' },
  },
  suspendReviewer: {
    as: 'agency',
    body: { personUid: samples.reviewer, handOverTo: samples.otherReviewer, reason: 'Has left' },
  },
  reinstateReviewer: { as: 'agency', body: { personUid: samples.suspendedReviewer } },
  resendReviewerInvitation: { as: 'agency', body: { personUid: samples.invitedReviewer } },
  listAgencies: { as: 'distributor', query: { limit: '2' } },
  exportAgencies: { as: 'distributor', body: {} },
  getAgency: { as: 'distributor', query: agency },
  createAgency: {
    as: 'distributor',
    body: {
      name: 'Coastline Visas',
      owner: { email: 'farah.khan@example.com', firstName: 'Farah', lastName: 'Khan' },
    },
  },
  suspendAgency: { as: 'admin', body: { ...agency, reason: 'The contract has ended' } },
  reinstateAgency: { as: 'admin', body: { agencyUid: samples.suspendedAgency } },
  listDistributors: { as: 'admin', query: { limit: '2' } },
  exportDistributors: { as: 'admin', body: {} },
  getDistributor: { as: 'admin', query: distributor },
  createDistributor: {
    as: 'admin',
    body: {
      name: 'Highland Travel Group',
      owner: { email: 'george.mathew@example.com', firstName: 'George', lastName: 'Mathew' },
    },
  },
  suspendDistributor: { as: 'admin', body: { ...distributor, reason: 'The contract has ended' } },
  reinstateDistributor: { as: 'admin', body: { distributorUid: samples.suspendedDistributor } },
  listRequests: { as: 'distributor', query: { status: 'PENDING', limit: '2' } },
  listOwnRequests: { as: 'agency', query: { limit: '2' } },
  createRequest: {
    as: 'agency',
    body: { type: 'EXTENSION', people: 4, reason: 'Four agents fill in portals every day.' },
  },
  decideRequest: { as: 'distributor', body: { requestUid: samples.request, status: 'APPROVED' } },
};
