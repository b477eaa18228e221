import type { analyticsOperations } from '@visawright/contract/operations/analytics.ts';
import type { systemOperations } from '@visawright/contract/operations/system.ts';
import type { Row } from './row.types.ts';

const period = { from: '2026-10-01', to: '2026-10-31' };

export const analyticsRows: Record<keyof typeof analyticsOperations, Row> = {
  getAnalytics: { about: 'agency', send: (ids) => ({ query: { ...period, agencyUid: ids.agency } }) },
};

export const systemRows: Record<keyof typeof systemOperations, Row> = {
  systemStatus: { about: 'nothing', send: () => ({}) },
};
