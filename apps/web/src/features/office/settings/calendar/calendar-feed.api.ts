import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '@visawright/contract/integrations/calendar-feed.ts';
import { call } from '../../../../lib/api/call.ts';

const key = ['calendar-feed'] as const;

export const useCalendarFeed = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('getCalendarFeed', { signal }), staleTime: 0 });

// The address is not cached: it stays in the reply of the call that made it.
function useFeedChange(send: () => Promise<CalendarFeed>) {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: send,
    onSuccess: (feed) => client.setQueryData(key, { ...feed, address: null }),
  });
}
export const useCreateCalendarFeed = () => useFeedChange(() => call('createCalendarFeed', { body: {} }));
export const useEndCalendarFeed = () => useFeedChange(() => call('endCalendarFeed', { body: {} }));
