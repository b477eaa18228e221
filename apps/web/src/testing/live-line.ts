import type { SocketEvent, SocketPayloads } from '@visawright/contract/platform/events.ts';

type Listener = (payload?: unknown) => void;

const listeners = new Map<string, Set<Listener>>();

// Takes the place of socket.io-client: a connection that is open at once and carries only what a test sends.
export function io() {
  const line = {
    connected: true,
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      if (event === 'connect') queueMicrotask(() => listener());
      return line;
    },
    emit: () => line,
    close: () => line,
    removeAllListeners() {
      listeners.clear();
      return line;
    },
  };
  return line;
}

export const sendLive = <E extends SocketEvent>(event: E, payload: SocketPayloads[E]) =>
  listeners.get(event)?.forEach((listener) => listener(payload));
