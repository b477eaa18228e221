import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { call } from '../../../../lib/api/call.ts';

// Agents and reviewers share their screens; only the calls differ.
export const peopleKinds = {
  agents: {
    action: 'agent.manage',
    list: 'listAgents',
    export: 'exportAgents',
    invite: 'inviteAgent',
    suspend: 'suspendAgent',
    reinstate: 'reinstateAgent',
    resend: 'resendAgentInvitation',
  },
  reviewers: {
    action: 'reviewer.manage',
    list: 'listReviewers',
    export: 'exportReviewers',
    invite: 'inviteReviewer',
    suspend: 'suspendReviewer',
    reinstate: 'reinstateReviewer',
    resend: 'resendReviewerInvitation',
  },
} as const;
export type PeopleKind = keyof typeof peopleKinds;

export const mayManage = (kind: PeopleKind, { can }: StaffPerson) => can.includes(peopleKinds[kind].action);
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ');

export const resend = (kind: PeopleKind, personUid: string) => call(peopleKinds[kind].resend, { body: { personUid } });
export const reinstate = (kind: PeopleKind, personUid: string) =>
  call(peopleKinds[kind].reinstate, { body: { personUid }, once: true });
