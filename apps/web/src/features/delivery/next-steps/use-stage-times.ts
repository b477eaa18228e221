import { useQuery } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { call } from '../../../lib/api/call.ts';
import { stageTimes, type StageTimes } from './submission-stages.ts';

const nothing: StageTimes = {};

// If the timeline cannot be loaded, stages are shown without times.
export function useStageTimes({ applicationUid, version }: Application): StageTimes {
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
