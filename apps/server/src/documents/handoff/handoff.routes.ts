import type { Handlers } from '../../platform/http/call.ts';
import { cancelHandoff } from './cancel-handoff.ts';
import { claimHandoff } from './claim-handoff.ts';
import { createHandoff } from './create-handoff.ts';
import { getHandoff, presentHandoff } from './handoffs.queries.ts';

export const handoffHandlers = {
  createHandoff,
  handoffState: async ({ db, actor }, { query }) => presentHandoff(await getHandoff(db, actor, query.handoffUid)),
  cancelHandoff,
  claimHandoff,
} satisfies Partial<Handlers>;
