import type { staffOperations } from '@visawright/contract/operations/staff.ts';
import type { Row } from './row.types.ts';

const list: Row = { about: 'nothing', narrows: true, send: () => ({}) };
const exported: Row = { about: 'nothing', narrows: true, send: () => ({ body: {} }) };
const guest = (n: number) => ({ email: `guest-${n}@example.test`, firstName: 'Guest' });
const reason = 'because';
// Suspending a person ends their sessions and hands over their work.
const consequences = ['session', 'extension_grant', 'application', 'review_task'];
const invite: Row = { about: 'nothing', send: (_ids, n) => ({ body: guest(n) }) };

export const staffRows: Record<keyof typeof staffOperations, Row> = {
  listAgents: { ...list, more: [(ids) => ({ query: { personUid: ids.agent } })] },
  exportAgents: { ...exported, more: [(ids) => ({ body: { only: [ids.agent] } })] },
  chooseAgents: list,
  inviteAgent: invite,
  inviteAgents: { about: 'nothing', send: (_ids, n) => ({ body: { rows: [guest(n)], commit: true } }) },
  suspendAgent: {
    about: 'agent',
    send: (ids) => ({ body: { personUid: ids.agent, handOverTo: ids.colleague, reason } }),
    consequences,
  },
  reinstateAgent: { about: 'agent', send: (ids) => ({ body: { personUid: ids.agent } }) },
  resendAgentInvitation: { about: 'invited', send: (ids) => ({ body: { personUid: ids.invited } }) },
  listReviewers: { ...list, more: [(ids) => ({ query: { personUid: ids.reviewer } })] },
  exportReviewers: { ...exported, more: [(ids) => ({ body: { only: [ids.reviewer] } })] },
  chooseReviewers: list,
  inviteReviewer: invite,
  suspendReviewer: {
    about: 'reviewer',
    send: (ids) => ({ body: { personUid: ids.reviewer, handOverTo: ids.otherReviewer, reason } }),
    consequences,
  },
  reinstateReviewer: { about: 'reviewer', send: (ids) => ({ body: { personUid: ids.reviewer } }) },
  resendReviewerInvitation: {
    about: 'invitedReviewer',
    send: (ids) => ({ body: { personUid: ids.invitedReviewer } }),
  },
  listAgencies: { ...list, more: [(ids) => ({ query: { distributor: ids.distributor } })] },
  exportAgencies: { ...exported, more: [(ids) => ({ body: { only: [ids.agency], distributor: ids.distributor } })] },
  getAgency: { about: 'agency', send: (ids) => ({ query: { agencyUid: ids.agency } }) },
  createAgency: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { name: `Agency ${n}`, owner: guest(n) } }),
    more: [(ids, n) => ({ body: { name: `Agency ${n}`, owner: guest(n), distributorUid: ids.distributor } })],
  },
  suspendAgency: { about: 'agency', send: (ids) => ({ body: { agencyUid: ids.agency, reason } }), consequences },
  reinstateAgency: { about: 'agency', send: (ids) => ({ body: { agencyUid: ids.agency } }) },
  listDistributors: list,
  exportDistributors: { ...exported, more: [(ids) => ({ body: { only: [ids.distributor] } })] },
  getDistributor: { about: 'distributor', send: (ids) => ({ query: { distributorUid: ids.distributor } }) },
  createDistributor: {
    about: 'nothing',
    send: (_ids, n) => ({ body: { name: `Distributor ${n}`, owner: guest(n) } }),
  },
  suspendDistributor: {
    about: 'distributor',
    send: (ids) => ({ body: { distributorUid: ids.distributor, reason } }),
    consequences,
  },
  reinstateDistributor: { about: 'distributor', send: (ids) => ({ body: { distributorUid: ids.distributor } }) },
  listRequests: { ...list, more: [(ids) => ({ query: { agency: ids.agency } })] },
  listOwnRequests: list,
  createRequest: {
    about: 'nothing',
    send: () => ({ body: { type: 'EXTENSION', people: 2, reason } }),
    states: ['request.alreadyPending'],
  },
  decideRequest: { about: 'request', send: (ids) => ({ body: { requestUid: ids.request, status: 'APPROVED' } }) },
};
