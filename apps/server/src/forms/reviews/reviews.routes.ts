import type { Handlers } from '../../platform/http/call.ts';
import { getReviewRound } from './get-review-round.ts';

export const reviewRoundHandlers = {
  reviewRound: ({ db, parts, actor }, { query }) => getReviewRound(db, parts.keys, actor, query.applicationUid),
} satisfies Partial<Handlers>;
