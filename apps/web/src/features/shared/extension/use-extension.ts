import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { watchExtension, type ExtensionState, type ExtensionWatch } from './watch-extension.ts';

const tenMinutes = 600_000;

// Handshake state and, if installed, the server's verdict on that version.
export function useExtension() {
  const [extension, setExtension] = useState<ExtensionState | null>(null);
  const watch = useRef<ExtensionWatch | null>(null);
  useEffect(() => {
    watch.current = watchExtension(window, setExtension);
    return () => watch.current?.stop();
  }, []);

  const version = extension?.state === 'installed' ? extension.version : '';
  const { data: update } = useQuery({
    queryKey: ['extensionCheck', version],
    queryFn: ({ signal }) => call('extensionCheck', { query: { currentVersion: version }, signal }),
    enabled: version !== '',
    staleTime: tenMinutes,
    refetchInterval: tenMinutes,
    retry: false,
  });
  const checkNow = useCallback(() => watch.current?.checkNow(), []);
  return { extension, update: version === '' ? undefined : update, checkNow };
}
