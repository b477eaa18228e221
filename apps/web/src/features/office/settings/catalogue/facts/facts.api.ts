import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { call, download, type CallInput } from '../../../../../lib/api/call.ts';

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
export const useProposeChange = () =>
  useFactAction((body: CallInput<'proposeFactChange'>['body']) => call('proposeFactChange', { body, once: true }));
export const useDecideChange = () =>
  useFactAction((body: CallInput<'decideFactChange'>['body']) => call('decideFactChange', { body, once: true }));

export const useFactChanges = () =>
  useQuery({
    queryKey: [...key, 'changes'],
    queryFn: async ({ signal }) => (await call('listFactChanges', { signal })).changes,
    staleTime: 0,
  });

export const useFactChange = (changeUid: string) =>
  useQuery({
    queryKey: [...key, 'changes', changeUid],
    queryFn: ({ signal }) => call('getFactChange', { query: { changeUid }, signal }),
    staleTime: 0,
  });

// What a value would change, cached by its text.
export const useFactEffect = (body: CallInput<'previewFactChange'>['body'], isOn: boolean) =>
  useQuery({
    queryKey: ['fact-effect', body],
    queryFn: () => call('previewFactChange', { body }),
    enabled: isOn,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });

export const downloadCatalogue = () => download(addresses.exportCatalogue.path);
export const useCheckImport = () =>
  useMutation({ mutationFn: (text: string) => call('checkImport', { body: { text } }) });
export const useProposeImport = () =>
  useFactAction((body: CallInput<'proposeImport'>['body']) => call('proposeImport', { body, once: true }));
