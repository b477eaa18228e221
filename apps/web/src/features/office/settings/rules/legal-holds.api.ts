import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';

const holdsKey = ['legal-holds'] as const;

export const useHolds = () =>
  useQuery({ queryKey: holdsKey, queryFn: async ({ signal }) => (await call('listHolds', { signal })).holds });

export function usePlaceHold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hold: { reference: string; reason: string }) => call('placeHold', { body: hold }),
    onSuccess: ({ holds }) => client.setQueryData(holdsKey, holds),
  });
}

export function useReleaseHold() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (holdUid: string) => call('releaseHold', { body: { holdUid } }),
    onSuccess: ({ holds }) => client.setQueryData(holdsKey, holds),
  });
}
