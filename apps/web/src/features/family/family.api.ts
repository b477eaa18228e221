import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { isSettled } from '@visawright/contract/document-facts.ts';
import type { Trip } from '@visawright/contract/trip.ts';
import { call } from '../../lib/call.ts';
import { liveStore } from '../../lib/socket.ts';
import { useFallbackPoll, useOnLive } from '../../lib/use-live.ts';

const tripKey = (tripUid: string | null) => ['trip', tripUid] as const;
export const readTripAgain = (client: QueryClient, { tripUid }: Pick<Application, 'tripUid'>) =>
  client.invalidateQueries({ queryKey: tripKey(tripUid) });

const gatherMs = 400; // a drop of many papers says many things at once
const pollMs = 5_000;
const doubtMs = 15_000; // hints may be lost although the line stands

const isReading = (trip: Trip | undefined) =>
  trip?.travellers.some(({ documents }) => documents.some(({ state }) => !isSettled(state))) ?? false;

// Everybody on the trip of this application and how far the papers of each are; one reading whichever traveller is shown.
export function useTrip(application: Application | null) {
  const idle = useFallbackPoll();
  return useQuery({
    queryKey: tripKey(application?.tripUid ?? null),
    queryFn: ({ signal }) => call('trip', { query: { applicationUid: application!.applicationUid }, signal }),
    enabled: application !== null && application.partySize > 1, // who travels alone is all there is to know
    refetchInterval: ({ state }) =>
      isReading(state.data) ? (liveStore.getState().state === 'connected' ? doubtMs : pollMs) : idle,
  });
}

// Anything said of the party's papers is read again, once for all that is said within a moment.
export function useLiveTrip(application: Application): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readTripAgain(client, application), gatherMs);
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
