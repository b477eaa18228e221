import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput } from '../../../../../lib/api/call.ts';

const key = ['catalogue', 'facts'] as const;
const listKey = [...key, 'list'] as const;
export const pageSize = 50;

export type FactsAsked = Omit<CallInput<'listFacts'>['query'], 'limit' | 'from'>;

export const useFacts = (asked: FactsAsked, from: number) =>
  useQuery({
    queryKey: [...listKey, asked, from],
    queryFn: ({ signal }) =>
      call('listFacts', { query: { ...asked, from: String(from), limit: String(pageSize) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useFact = (formId: string, factKey: string) =>
  useQuery({
    queryKey: [...key, 'one', formId, factKey],
    queryFn: ({ signal }) => call('getFact', { query: { formId, key: factKey }, signal }),
    staleTime: 0,
  });

// The worklist, its facts and the forms of this browser are loaded again.
function useFactAction<T, R>(send: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['realm-facts'] });
      await Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ['form'] }),
      ]);
    },
  });
}
export const useCheckFact = () =>
  useFactAction((body: CallInput<'checkFact'>['body']) => call('checkFact', { body, once: true }));
