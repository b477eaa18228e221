import { useQuery } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { call } from '../../lib/call.ts';
import { stageTimes, type StageTimes } from './stages-of.ts';

const nothing: StageTimes = {};

// When each stage was reached. Where it cannot be read the stages stand without their times.
export function useMoves({ applicationUid, version }: Application): StageTimes {
  const { data } = useQuery({
    queryKey: ['application', applicationUid, 'moves', version],
    queryFn: async ({ signal }) => {
      const query = { applicationUid, limit: '100' };
      return stageTimes((await call('applicationTimeline', { query, signal })).items);
    },
    placeholderData: (before) => before,
    staleTime: Infinity,
  });
  return data ?? nothing;
}
