import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { Trip } from '@visawright/contract/documents/trip.ts';
import { call } from '../../../lib/api/call.ts';
import { liveStore } from '../../../lib/live/socket.ts';
import { useFallbackPoll, useOnLive } from '../../../lib/live/use-live.ts';

const tripKey = (tripUid: string | null) => ['trip', tripUid] as const;
export const refetchTrip = (client: QueryClient, { tripUid }: Pick<Application, 'tripUid'>) =>
  client.invalidateQueries({ queryKey: tripKey(tripUid) });

const gatherMs = 400; // many documents cause many events at once
const pollMs = 5_000;
const doubtMs = 15_000; // events can be lost even while connected

const isReading = (trip: Trip | undefined) =>
  trip?.travellers.some(({ documents }) => documents.some(({ state }) => !isSettled(state))) ?? false;

// All travellers of the trip with their documents; one query regardless of the traveller shown.
export function useTrip(application: Application | null) {
  const idle = useFallbackPoll();
  return useQuery({
    queryKey: tripKey(application?.tripUid ?? null),
    queryFn: ({ signal }) => call('trip', { query: { applicationUid: application!.applicationUid }, signal }),
    enabled: application !== null && application.partySize > 1, // nothing to load for a single traveller
    refetchInterval: ({ state }) =>
      isReading(state.data) ? (liveStore.getState().state === 'connected' ? doubtMs : pollMs) : idle,
  });
}

// Refetches the trip on document events, debounced.
export function useLiveTrip(application: Application): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refetchTrip(client, application), gatherMs);
  };
  const changed = useEffectEvent(again);
  useOnLive('application:changed', again);
  useOnLive('document:done', again);
  useOnLive('document:rejected', again);
  useOnLive('document:failed', again);
  useOnLive('document:progress', again);
  useEffect(() => changed(), [application.version]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
