import { useCallback, useId, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { handoffPage } from '@visawright/contract/documents/handoff.ts';
import { call } from '../../../lib/api/call.ts';
import { useOnLive } from '../../../lib/live/use-live.ts';

const askEveryMs = 5_000; // in addition to the socket, which may be disconnected
const stateKey = (handoffUid: string) => ['handoff', handoffUid];

// Creates a code while the card is on the screen and tracks its state.
export function useHandoff(applicantUid: string, applicationUid: string | undefined) {
  const client = useQueryClient();
  const card = useId();
  const [round, setRound] = useState(0);
  const making = useQuery({
    queryKey: ['handoffCode', card, round],
    queryFn: async () => {
      const body = { applicantUid, ...(applicationUid ? { applicationUid } : {}) };
      const { code, ...handoff } = await call('createHandoff', { body });
      client.setQueryData(stateKey(handoff.handoffUid), handoff);
      return { handoffUid: handoff.handoffUid, address: `${location.origin}${handoffPage}/${code}` };
    },
    // Each call creates a new code, so it is never retried and never cached.
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const made = making.data;

  const state = useQuery({
    queryKey: stateKey(made?.handoffUid ?? ''),
    queryFn: () => call('handoffState', { query: { handoffUid: made!.handoffUid } }),
    enabled: made !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.state === 'over' ? false : askEveryMs),
    staleTime: 0,
  });
  useOnLive('handoff:changed', () => void state.refetch());

  const cancel = useCallback(async () => {
    if (!made) return;
    const ended = await call('cancelHandoff', { body: { handoffUid: made.handoffUid } });
    client.setQueryData(stateKey(made.handoffUid), ended);
  }, [made, client]);
  return {
    handoff: state.data,
    address: made?.address,
    error: making.error,
    make: () => setRound((before) => before + 1),
    cancel,
  };
}
