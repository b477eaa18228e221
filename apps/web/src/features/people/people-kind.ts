import type { StaffPerson } from '@visawright/contract/staff.ts';
import { call } from '../../lib/call.ts';

// Agents and reviewers are looked after alike; only the calls differ.
export const kinds = {
  agents: {
    action: 'agent.manage',
    list: 'listAgents',
    invite: 'inviteAgent',
    suspend: 'suspendAgent',
    reinstate: 'reinstateAgent',
    resend: 'resendAgentInvitation',
  },
  reviewers: {
    action: 'reviewer.manage',
    list: 'listReviewers',
    invite: 'inviteReviewer',
    suspend: 'suspendReviewer',
    reinstate: 'reinstateReviewer',
    resend: 'resendReviewerInvitation',
  },
} as const;
export type PeopleKind = keyof typeof kinds;

export const mayManage = (kind: PeopleKind, { can }: StaffPerson) => can.includes(kinds[kind].action);
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ');

export const resend = (kind: PeopleKind, personUid: string) => call(kinds[kind].resend, { body: { personUid } });
export const reinstate = (kind: PeopleKind, personUid: string) =>
  call(kinds[kind].reinstate, { body: { personUid }, once: true });
