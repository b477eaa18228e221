import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { call } from '../../../../lib/api/call.ts';
import { liveStore } from '../../../../lib/live/socket.ts';
import { useOnLive } from '../../../../lib/live/use-live.ts';
import { createArrangement } from './arrangement-queue.ts';
import { openStoredVisit } from './stored-visit.ts';

export type PlaygroundSubject = { readonly applicationUid: string } | { readonly applicantUid: string };
export const subjectUid = (subject: PlaygroundSubject): string =>
  'applicationUid' in subject ? subject.applicationUid : subject.applicantUid;

const pollMs = { disconnected: 5_000, connected: 15_000, tickets: 4 * 60_000 }; // addresses of pictures end after five minutes

function pollOf(travellers: readonly ArrangedTraveller[] | undefined): number {
  const isReading = travellers?.some(({ documents }) => documents.some(({ state }) => !isSettled(state))) ?? false;
  if (liveStore.getState().state !== 'connected') return pollMs.disconnected;
  return isReading ? pollMs.connected : pollMs.tickets;
}

// The arrangement of this visit: read from the server, changed by the operations of this page and of others.
export function useArrangement(subject: PlaygroundSubject) {
  const uid = subjectUid(subject);
  const client = useQueryClient();
  const { arrangement, visitUid } = useMemo(() => {
    const visit = openStoredVisit(uid);
    return {
      visitUid: visit.visitUid,
      arrangement: createArrangement({
        visit,
        send: ({ operationUid, step }, seen) =>
          call('arrangePages', { body: { operationUid, visitUid: visit.visitUid, seen: [...seen], step } }),
        read: async (applicantUid) => (await call('arrangement', { query: { applicantUid } })).travellers,
        onRefused: () => void client.invalidateQueries({ queryKey: ['arrangement', uid] }),
      }),
    };
  }, [uid, client]);
  const read = useQuery({
    queryKey: ['arrangement', uid, visitUid],
    queryFn: ({ signal }) => call('arrangement', { query: { ...subject, visitUid }, signal }),
    structuralSharing: false, // what has not changed is shared when it is received
    refetchInterval: ({ state }) => pollOf(state.data?.travellers),
  });
  const { data, refetch } = read;
  useEffect(() => {
    if (data) arrangement.receive(data);
  }, [arrangement, data]);
  useEffect(() => {
    arrangement.start();
    const wake = () => arrangement.wake();
    addEventListener('online', wake);
    return () => {
      removeEventListener('online', wake);
      arrangement.stop();
    };
  }, [arrangement]);
  // Also published with every reading that ends: it raises the version.
  useOnLive('arrangement:changed', (hint) => {
    if (hint) arrangement.announce(hint.applicantUid, hint.version);
    else void refetch();
  });
  return { arrangement, read };
}
