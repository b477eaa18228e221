import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import { call } from '../../../lib/api/call.ts';

export type AnalyticsQuery = QueryOf<Operations['getAnalytics']>;
const refreshMs = 60_000;

export const useAnalytics = (query: AnalyticsQuery) =>
  useQuery({
    queryKey: ['analytics', query],
    queryFn: ({ signal }) => call('getAnalytics', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

// Agencies the numbers can be limited to.
export const useAgencyChoices = (enabled: boolean) =>
  useQuery({
    queryKey: ['choices', 'agencies'],
    enabled,
    queryFn: async ({ signal }) =>
      (await call('listAgencies', { query: { limit: '100', sort: 'name' }, signal })).items,
  });
