import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Connection, WaitingPairing } from '@visawright/contract/extension/pairing.ts';
import { call } from '../../../../lib/api/call.ts';

const key = ['extension-connections'] as const;
const fiveMinutes = 300_000;

export const useConnections = (isWanted = true) =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Connection[]> => (await call('listConnections', { signal })).connections,
    enabled: isWanted,
    refetchInterval: fiveMinutes, // a panel may have left
  });

// Offline, a mutation would wait without a word; these fail at once and say why.
const atOnce = { networkMode: 'always' } as const;

export const useWaitingPairing = () =>
  useMutation({
    ...atOnce,
    mutationFn: (code: string): Promise<WaitingPairing> => call('waitingPairing', { query: { code } }),
  });

function useConnectionChange<T>(send: (input: T) => Promise<{ connections: Connection[] }>) {
  const client = useQueryClient();
  return useMutation({
    ...atOnce,
    mutationFn: send,
    onSuccess: ({ connections }) => client.setQueryData(key, connections),
  });
}

export const useAnswerPairing = () =>
  useConnectionChange((body: { code: string; isAccepted: boolean }) => call('approvePairing', { body }));

export const useEndConnection = () =>
  useConnectionChange((connectionUid: string) => call('endConnection', { body: { connectionUid } }));
