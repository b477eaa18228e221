import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKeys } from '@visawright/contract/integrations/api-key.ts';
import type { Webhook, Webhooks } from '@visawright/contract/integrations/webhook.ts';
import { call, type CallInput } from '../../../../lib/api/call.ts';

const keysKey = ['api-keys'] as const;
const hooksKey = ['webhooks'] as const;
const deliveriesKey = (endpointUid: string) => ['deliveries', endpointUid] as const;
const refreshMs = 15_000; // deliveries change without anybody's doing

export const useApiKeys = () =>
  useQuery({ queryKey: keysKey, queryFn: ({ signal }) => call('listApiKeys', { signal }), staleTime: 0 });

export const useWebhooks = () =>
  useQuery({
    queryKey: hooksKey,
    queryFn: ({ signal }) => call('listWebhooks', { signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
  });

// A reply that contains a secret is not cached.
function useKeyChange<B, R>(send: (body: B) => Promise<R>, stored?: (reply: R) => ApiKeys) {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: send,
    onSuccess: (reply) =>
      stored ? client.setQueryData(keysKey, stored(reply)) : void client.invalidateQueries({ queryKey: keysKey }),
  });
}
export const useCreateKey = () =>
  useKeyChange((body: CallInput<'createApiKey'>['body']) => call('createApiKey', { body }));
export const useRenewKey = () =>
  useKeyChange((body: CallInput<'renewApiKey'>['body']) => call('renewApiKey', { body }));
export const useEndKey = () =>
  useKeyChange(
    (body: CallInput<'endApiKey'>['body']) => call('endApiKey', { body }),
    (keys) => keys,
  );

function useHookChange<B, R>(send: (body: B) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: send,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: hooksKey });
      void client.invalidateQueries({ queryKey: ['deliveries'] });
    },
  });
}
export const useCreateWebhook = () =>
  useHookChange((body: CallInput<'createWebhook'>['body']) => call('createWebhook', { body }));
export const useChangeWebhook = () =>
  useHookChange((body: CallInput<'changeWebhook'>['body']): Promise<Webhook> => call('changeWebhook', { body }));
export const usePauseWebhook = () =>
  useHookChange((body: CallInput<'pauseWebhook'>['body']) => call('pauseWebhook', { body }));
export const useRemoveWebhook = () =>
  useHookChange((body: CallInput<'removeWebhook'>['body']): Promise<Webhooks> => call('removeWebhook', { body }));
export const useReplayAll = () =>
  useHookChange((body: CallInput<'replayDeliveries'>['body']) => call('replayDeliveries', { body }));
export const useReplay = () =>
  useHookChange((body: CallInput<'replayDelivery'>['body']) => call('replayDelivery', { body }));

export type DeliveryOrder = 'failed' | 'latest';

export const useDeliveries = (endpointUid: string, order: DeliveryOrder) =>
  useInfiniteQuery({
    queryKey: [...deliveriesKey(endpointUid), order],
    queryFn: ({ pageParam, signal }) =>
      call('listDeliveries', {
        query: { endpointUid, order, limit: '25', ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });

export const useDelivery = (endpointUid: string, deliveryUid: string) =>
  useQuery({
    queryKey: [...deliveriesKey(endpointUid), 'one', deliveryUid],
    queryFn: ({ signal }) => call('getDelivery', { query: { deliveryUid }, signal }),
    staleTime: 0,
  });
