import type { SocketEvent } from '@visawright/contract/platform/events.ts';
import { useEffect, useEffectEvent } from 'react';
import { connectLive, liveStore, onLive, type LiveState, type LiveHandler } from './socket.ts';

// Live connection state; the first use connects.
export function useLive(): LiveState {
  useEffect(() => connectLive(), []);
  return liveStore();
}

// Subscribes while mounted; a null payload means reload.
export function useOnLive<E extends SocketEvent>(event: E, handler: LiveHandler<E>): void {
  const latest = useEffectEvent((payload: Parameters<LiveHandler<E>>[0]) => handler(payload));
  useEffect(() => {
    connectLive();
    return onLive(event, (payload) => latest(payload));
  }, [event]);
}

const pollMs = 30_000;

// For refetchInterval: polls while the socket is disconnected.
export const useFallbackPoll = (): number | false => liveStore(({ state }) => (state === 'connected' ? false : pollMs));
