import type { Handlers } from '../http/call.ts';
import { inviteStaff } from '../people/invite-staff.ts';
import { listStaff } from '../people/list-staff.ts';
import { reinstateStaff } from '../people/reinstate-staff.ts';
import { resendInvitation } from '../people/resend-invitation.ts';
import { chooseAgents } from './choose-agents.ts';
import { suspendAgent } from './suspend-agent.ts';

export const agentHandlers = {
  listAgents: ({ db, actor }, { query }) => listStaff(db, actor, 'agent', query),
  chooseAgents: ({ db, actor }) => chooseAgents(db, actor),
  inviteAgent: (call, { body }) => inviteStaff(call, 'agent', body),
  suspendAgent: (call, { body }) => suspendAgent(call, body),
  reinstateAgent: (call, { body }) => reinstateStaff(call, 'agent', body.personUid),
  resendAgentInvitation: (call, { body }) => resendInvitation(call, 'agent', body.personUid),
} satisfies Partial<Handlers>;
