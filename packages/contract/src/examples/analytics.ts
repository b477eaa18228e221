import type { analyticsOperations } from '../operations/analytics.ts';
import type { ExamplesOf } from './example.types.ts';

export const analyticsExamples: ExamplesOf<typeof analyticsOperations> = {
  getAnalytics: { as: 'agency', query: { from: '2026-10-01', to: '2026-10-31', compare: 'previous' } },
};
