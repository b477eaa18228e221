import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput } from '../../../../lib/api/call.ts';

const key = ['catalogue'] as const;
const listKey = [...key, 'entries'] as const;
const proposalsKey = [...key, 'proposals'] as const;

export const useCatalogue = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => call('listCatalogue', { query: {}, signal }) });

export const useCatalogueForm = (formId: string) =>
  useQuery({
    queryKey: [...key, 'form', formId],
    queryFn: ({ signal }) => call('catalogueForm', { query: { formId }, signal }),
    staleTime: 0,
  });

export function useVerify() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'verifyCatalogue'>['body']) => call('verifyCatalogue', { body, once: true }),
    onSuccess: (catalogue) => {
      client.setQueryData(listKey, catalogue);
      return client.invalidateQueries({ queryKey: [...key, 'form'] });
    },
  });
}

export const useProposals = () =>
  useQuery({
    queryKey: proposalsKey,
    queryFn: async ({ signal }) => (await call('listProposals', { signal })).proposals,
    staleTime: 0,
  });

export const useProposal = (proposalUid: string) =>
  useQuery({
    queryKey: [...proposalsKey, proposalUid],
    queryFn: ({ signal }) => call('getProposal', { query: { proposalUid }, signal }),
    staleTime: 0,
  });

// Effect of a proposed file, cached by its text.
export const useEffectOf = (target: string, text: string) =>
  useQuery({
    queryKey: [...key, 'effect', target, text],
    queryFn: () => call('checkProposal', { body: { target, text } }),
    enabled: target !== '' && text.trim() !== '',
    staleTime: 60_000,
    gcTime: 60_000,
  });

function useProposalChange<T, R>(send: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => client.invalidateQueries({ queryKey: proposalsKey }) });
}
export const useCreateProposal = () =>
  useProposalChange((body: CallInput<'createProposal'>['body']) => call('createProposal', { body, once: true }));
export const useDecideProposal = () =>
  useProposalChange((body: CallInput<'decideProposal'>['body']) => call('decideProposal', { body, once: true }));
