import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import { download } from '../../../lib/api/call.ts';

// One object URL per picture, with the decoded image beside it, so that reopening a page shows it at once.
interface CachedPicture {
  url: string;
  image: HTMLImageElement;
  isDecoded: boolean;
}
const maxPictures = 40;
const pictures = new Map<Blob, CachedPicture>();
const listeners = new Set<() => void>();

function cachePicture(blob: Blob): CachedPicture {
  const known = pictures.get(blob);
  if (known) return known;
  const image = new Image();
  const one: CachedPicture = { url: URL.createObjectURL(blob), image, isDecoded: false };
  pictures.set(blob, one);
  image.src = one.url;
  const settled = () => {
    one.isDecoded = true;
    for (const listener of listeners) listener();
  };
  image.decode().then(settled, settled);
  const oldest = pictures.size > maxPictures ? pictures.entries().next().value : undefined;
  if (oldest) {
    URL.revokeObjectURL(oldest[1].url);
    pictures.delete(oldest[0]);
  }
  return one;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const cacheMs = 5 * 60_000;

// Same query key as the viewer's, so that a picture is fetched once.
const pictureQuery = (page: DocumentPage | undefined) => ({
  queryKey: ['picture', page ? `${page.pageUid} ${JSON.stringify(page.operations)}` : ''],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Blob> => download(page!.imageUrl, undefined, signal),
  staleTime: Infinity,
  gcTime: cacheMs,
});

export const fetchPicture = async (client: QueryClient, page: DocumentPage): Promise<void> => {
  cachePicture(await client.fetchQuery(pictureQuery(page)));
};

export function usePageImage(page: DocumentPage | undefined) {
  const { data, isError, refetch } = useQuery({
    ...pictureQuery(page),
    enabled: page !== undefined,
  });
  const url = useSyncExternalStore(subscribe, () => {
    const one = data && cachePicture(data);
    return one?.isDecoded ? one.url : undefined;
  });
  return { source: url, isError, again: () => void refetch() };
}
