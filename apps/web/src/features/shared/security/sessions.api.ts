import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export const sessionsKey = ['own-sessions'] as const;

export const useOwnSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call('ownSessions', { signal })).sessions,
    staleTime: 0,
  });

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionUid: string) => call('endOwnSession', { body: { sessionUid } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
