import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput } from '../../../../lib/api/call.ts';

const key = ['vision-endpoint'] as const;

export const useVisionEndpoint = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('getVisionEndpoint', { signal }), staleTime: 0 });

export function useSaveVisionEndpoint() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'saveVisionEndpoint'>['body']) => call('saveVisionEndpoint', { body, once: true }),
    onSuccess: (saved) => client.setQueryData(key, saved),
  });
}
