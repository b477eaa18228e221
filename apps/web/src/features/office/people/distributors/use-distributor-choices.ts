import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';

// Distributors an agency can belong to.
export const useDistributorChoices = (enabled: boolean) =>
  useQuery({
    queryKey: ['choices', 'distributors'],
    enabled,
    queryFn: async ({ signal }) =>
      (await call('listDistributors', { query: { limit: '100', status: 'active', sort: 'name' }, signal })).items,
  });
