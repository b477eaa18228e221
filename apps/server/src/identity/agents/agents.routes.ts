import type { Handlers } from '../../platform/http/call.ts';
import { inviteStaff } from '../invitations/invite-staff.ts';
import { listStaff } from '../staff/list-staff.ts';
import { reinstateStaff } from '../staff/reinstate-staff.ts';
import { resendInvitation } from '../invitations/resend-invitation.ts';
import { chooseAgents } from './choose-agents.ts';

export const agentHandlers = {
  listAgents: ({ db, actor }, { query }) => listStaff(db, actor, 'agent', query),
  chooseAgents: ({ db, actor }) => chooseAgents(db, actor),
  inviteAgent: (call, { body }) => inviteStaff(call, 'agent', body),
  reinstateAgent: (call, { body }) => reinstateStaff(call, 'agent', body.personUid),
  resendAgentInvitation: (call, { body }) => resendInvitation(call, 'agent', body.personUid),
} satisfies Partial<Handlers>;
