import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput } from '../../../../lib/api/call.ts';

const key = ['realm-channels'] as const;

export const useRealmChannels = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('getRealmChannels', { signal }), staleTime: 0 });

export function useSaveRealmChannel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'saveRealmChannel'>['body']) => call('saveRealmChannel', { body, once: true }),
    onSuccess: (saved) => client.setQueryData(key, saved),
  });
}

const secondsToEnd = [3, 10]; // when the worker has usually sent it

export function useSendTestMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'sendTestMessage'>['body']) => call('sendTestMessage', { body }),
    onSuccess: () => {
      for (const seconds of secondsToEnd)
        setTimeout(() => void client.invalidateQueries({ queryKey: key }), seconds * 1_000);
    },
  });
}
