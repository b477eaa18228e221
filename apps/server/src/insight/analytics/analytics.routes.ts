import type { Handlers } from '../../platform/http/call.ts';
import { getAnalytics } from './get-analytics.ts';

export const analyticsHandlers = {
  getAnalytics: ({ db, actor }, { query }) => getAnalytics(db, actor, query),
} satisfies Partial<Handlers>;
