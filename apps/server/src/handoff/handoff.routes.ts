import type { Handlers } from '../http/call.ts';
import { cancelHandoff } from './cancel-handoff.ts';
import { claimHandoff } from './claim-handoff.ts';
import { createHandoff } from './create-handoff.ts';
import { getHandoff, handoffOf } from './handoffs.queries.ts';

export const handoffHandlers = {
  createHandoff,
  handoffState: async ({ db, actor }, { query }) => handoffOf(await getHandoff(db, actor, query.handoffUid)),
  cancelHandoff,
  claimHandoff,
} satisfies Partial<Handlers>;
