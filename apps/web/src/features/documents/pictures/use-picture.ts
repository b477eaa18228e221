import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { CallError, download } from '../../../lib/api/call.ts';
import { useObjectUrl } from '../../../lib/files/use-object-url.ts';

const cacheMs = 5 * 60_000;

// Fetches a picture that needs the bearer token and returns an object URL. `name` identifies the content, because ticket URLs change.
export function usePicture(name: string, url: string | null | undefined, onExpired?: () => void) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['picture', name],
    queryFn: ({ signal }) => download(url!, undefined, signal),
    enabled: Boolean(url),
    staleTime: Infinity,
    gcTime: cacheMs,
    retry: (failures, cause) => failures < 1 && !(cause instanceof CallError && cause.status === 404),
  });
  const expired = useEffectEvent(() => onExpired?.());
  useEffect(() => {
    if (error instanceof CallError && error.status === 404) expired();
  }, [error]);
  return { source: useObjectUrl(data), isError, again: () => void refetch() };
}
