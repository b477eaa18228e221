import type { SocketEvent } from '@visawright/contract/events.ts';
import { useEffect, useEffectEvent } from 'react';
import { connectLive, liveStore, onLive, type Live, type LiveHandler } from './socket.ts';

// Whether the page hears of changes by itself; the first to ask opens the connection.
export function useLive(): Live {
  useEffect(() => connectLive(), []);
  return liveStore();
}

// Hears an event as long as the component is there; null means: read again.
export function useOnLive<E extends SocketEvent>(event: E, handler: LiveHandler<E>): void {
  const latest = useEffectEvent((payload: Parameters<LiveHandler<E>>[0]) => handler(payload));
  useEffect(() => {
    connectLive();
    return onLive(event, (payload) => latest(payload));
  }, [event]);
}

const pollMs = 30_000;

// For a query's refetchInterval: while the socket is gone the screen asks by itself.
export const useFallbackPoll = (): number | false => liveStore(({ state }) => (state === 'connected' ? false : pollMs));
