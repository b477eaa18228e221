import type { Handlers } from '../../platform/http/call.ts';
import { suspendAgent } from './suspend-agent.ts';
import { suspendReviewer } from './suspend-reviewer.ts';

// Suspending a colleague hands over their open work, so these two belong to applications rather than to identity.
export const handoverHandlers = {
  suspendAgent: (call, { body }) => suspendAgent(call, body),
  suspendReviewer: (call, { body }) => suspendReviewer(call, body),
} satisfies Partial<Handlers>;
