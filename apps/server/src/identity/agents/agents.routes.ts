import type { Handlers } from '../../platform/http/call.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';
import { inviteAgents } from '../invitations/invite-many.ts';
import { exportList } from '../../platform/lists/export-list.ts';
import { inviteStaff } from '../invitations/invite-staff.ts';
import { listStaff } from '../staff/list-staff.ts';
import { reinstateStaff } from '../staff/reinstate-staff.ts';
import { resendInvitation } from '../invitations/resend-invitation.ts';
import { chooseAgents } from './choose-agents.ts';

const limitInvitations = limitCallsPerMinute('invite many', 20); // previews and commits together

export const agentHandlers = {
  listAgents: ({ db, actor }, { query }) => listStaff(db, actor, 'agent', query),
  exportAgents: (call, { body }) =>
    exportList(call, 'agents', (page) => listStaff(call.db, call.actor, 'agent', { ...body, ...page })),
  chooseAgents: ({ db, actor }) => chooseAgents(db, actor),
  inviteAgent: (call, { body }) => inviteStaff(call, 'agent', body),
  async inviteAgents(call, { body }) {
    await limitInvitations(call);
    return inviteAgents(call, body);
  },
  reinstateAgent: (call, { body }) => reinstateStaff(call, 'agent', body.personUid),
  resendAgentInvitation: (call, { body }) => resendInvitation(call, 'agent', body.personUid),
} satisfies Partial<Handlers>;
