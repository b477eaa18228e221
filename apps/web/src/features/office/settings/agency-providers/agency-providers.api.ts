import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgencyProviders } from '@visawright/contract/identity/agency-provider.ts';
import { call, type CallInput } from '../../../../lib/api/call.ts';

const providersKey = ['agency-providers'] as const;

export const useAgencyProviders = () =>
  useQuery({ queryKey: providersKey, queryFn: ({ signal }) => call('listAgencyProviders', { signal }), staleTime: 0 });

// What was sent contains a secret and is not cached.
function useChange<B>(send: (body: B) => Promise<AgencyProviders>) {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: send,
    onSuccess: (reply) => client.setQueryData(providersKey, reply),
  });
}
export const useSaveProvider = () =>
  useChange((body: CallInput<'saveAgencyProvider'>['body']) => call('saveAgencyProvider', { body }));
export const useRemoveProvider = () =>
  useChange((body: CallInput<'removeAgencyProvider'>['body']) => call('removeAgencyProvider', { body }));
