import { useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useConnections } from './connect/connections.api.ts';
import { isSessionConnected } from './connect/is-session-connected.ts';
import { watchExtension, type ExtensionState, type ExtensionWatch } from './watch-extension.ts';

const tenMinutes = 600_000;

// One handshake for all parts of the page: the first one starts it, the last one ends it.
let state: ExtensionState | null = null;
let watch: ExtensionWatch | null = null;
const listeners = new Set<() => void>();

function receive(next: ExtensionState) {
  const isSame = JSON.stringify(next) === JSON.stringify(state);
  if (isSame) return;
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  watch ??= watchExtension(window, receive);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watch?.stop();
    watch = null;
    state = null;
  };
}

const checkNow = () => watch?.checkNow();

// Handshake state and, if installed, the server's verdict on that version and whether this session is connected.
export function useExtension() {
  const extension = useSyncExternalStore(subscribe, () => state);
  const version = extension?.state === 'installed' ? extension.version : '';
  const { data: update } = useQuery({
    queryKey: ['extensionCheck', version],
    queryFn: ({ signal }) => call('extensionCheck', { query: { currentVersion: version }, signal }),
    enabled: version !== '',
    staleTime: tenMinutes,
    refetchInterval: tenMinutes,
    retry: false,
  });
  const { data: connections } = useConnections(version !== '');
  return {
    extension,
    update: version === '' ? undefined : update,
    isConnected: version === '' ? undefined : isSessionConnected(connections),
    checkNow,
  };
}
