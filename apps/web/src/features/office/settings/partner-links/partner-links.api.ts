import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PartnerLinks } from '@visawright/contract/integrations/partner-link.ts';
import { call, type CallInput } from '../../../../lib/api/call.ts';

const key = ['partner-links'] as const;

export const usePartnerLinks = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('listPartnerLinks', { signal }), staleTime: 0 });

// The address is in the reply only, which is not cached.
export function useCreatePartnerLink() {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (body: CallInput<'createPartnerLink'>['body']) => call('createPartnerLink', { body, once: true }),
    onSuccess: () => void client.invalidateQueries({ queryKey: key }),
  });
}

function useLinkChange<B>(send: (body: B) => Promise<PartnerLinks>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (links) => client.setQueryData(key, links) });
}
export const usePausePartnerLink = () =>
  useLinkChange((body: CallInput<'pausePartnerLink'>['body']) => call('pausePartnerLink', { body }));
export const useRevokePartnerLink = () =>
  useLinkChange((body: CallInput<'revokePartnerLink'>['body']) => call('revokePartnerLink', { body }));
