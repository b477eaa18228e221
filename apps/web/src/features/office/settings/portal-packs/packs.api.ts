import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput } from '../../../../lib/api/call.ts';

const listKey = ['portal-packs'] as const;
const packKey = (packUid: string) => ['portal-pack', packUid] as const;

export const usePacks = () =>
  useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await call('listPacks', { signal })).items,
    staleTime: 0,
  });

export const usePack = (packUid: string) =>
  useQuery({
    queryKey: packKey(packUid),
    queryFn: ({ signal }) => call('getPack', { query: { packUid }, signal }),
    staleTime: 0,
  });

export const usePageReports = (portal: string) =>
  useQuery({
    queryKey: ['page-reports', portal],
    queryFn: async ({ signal }) => (await call('listPageReports', { query: { portal }, signal })).items,
    staleTime: 0,
  });

export function useDecidePack() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: CallInput<'decidePack'>['body']) => call('decidePack', { body }),
    onSuccess: (pack) => {
      client.setQueryData(packKey(pack.packUid), pack);
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}
