import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useFallbackPoll } from '../../../lib/live/use-live.ts';

export const homeKey = ['home'] as const;

export function useHome(wanted = true) {
  const refetchInterval = useFallbackPoll();
  return useQuery({
    queryKey: homeKey,
    queryFn: ({ signal }) => call('home', { signal }),
    enabled: wanted,
    refetchInterval,
  });
}
