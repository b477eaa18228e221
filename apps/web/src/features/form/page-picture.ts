import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { DocumentPage } from '@visawright/contract/document.ts';
import { download } from '../../lib/call.ts';

// One address a picture for as long as it is kept, and the decoded picture held beside it: opening it again draws at once.
interface Kept {
  url: string;
  image: HTMLImageElement;
  isDecoded: boolean;
}
const most = 40;
const kept = new Map<Blob, Kept>();
const listeners = new Set<() => void>();

function keep(blob: Blob): Kept {
  const known = kept.get(blob);
  if (known) return known;
  const image = new Image();
  const one: Kept = { url: URL.createObjectURL(blob), image, isDecoded: false };
  kept.set(blob, one);
  image.src = one.url;
  const settled = () => {
    one.isDecoded = true;
    for (const listener of listeners) listener();
  };
  image.decode().then(settled, settled);
  const oldest = kept.size > most ? kept.entries().next().value : undefined;
  if (oldest) {
    URL.revokeObjectURL(oldest[1].url);
    kept.delete(oldest[0]);
  }
  return one;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const keptMs = 5 * 60_000;

// The same name as the viewer's, so that a picture seen there is not fetched again.
const pictureQuery = (page: DocumentPage | undefined) => ({
  queryKey: ['picture', page ? `${page.pageUid} ${JSON.stringify(page.operations)}` : ''],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Blob> => download(page!.imageUrl, undefined, signal),
  staleTime: Infinity,
  gcTime: keptMs,
});

export const fetchPicture = async (client: QueryClient, page: DocumentPage): Promise<void> => {
  keep(await client.fetchQuery(pictureQuery(page)));
};

export function usePageImage(page: DocumentPage | undefined) {
  const { data, isError, refetch } = useQuery({
    ...pictureQuery(page),
    enabled: page !== undefined,
  });
  const url = useSyncExternalStore(subscribe, () => {
    const one = data && keep(data);
    return one?.isDecoded ? one.url : undefined;
  });
  return { source: url, isError, again: () => void refetch() };
}
