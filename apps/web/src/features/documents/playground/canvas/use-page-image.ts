import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ArrangedPage } from '@visawright/contract/documents/arrangement.ts';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { CallError, download } from '../../../../lib/api/call.ts';
import { usePictureAccess } from './picture-access.ts';
import { loadOpened, loadThumbnail } from './picture-order.ts';
import { coversShown } from './picture-transform.ts';

type PictureSize = 'small' | 'screen' | 'whole';
interface LoadedPicture {
  readonly blob: Blob;
  readonly operations: readonly PageOperation[]; // those the server has drawn
}
type OperationsOf = (pageUid: string) => readonly PageOperation[] | undefined;

const cacheMs = 5 * 60_000;
export const screenWidth = () => (devicePixelRatio > 1 ? 1_600 : 800); // of a picture that is loaded before the whole one

const addressOf = ({ imageUrl, thumbnailUrl }: ArrangedPage, size: PictureSize): string =>
  size === 'small' ? thumbnailUrl : size === 'screen' ? `${imageUrl}&width=${screenWidth()}` : imageUrl;

// A moved page has another address and the same picture, so it is stored by its page.
const pictureQuery = (page: ArrangedPage, size: PictureSize, confirmed: OperationsOf) => ({
  queryKey: ['page-picture', page.pageUid, size] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LoadedPicture> => {
    const operations = confirmed(page.pageUid) ?? page.operations;
    const isSmall = size === 'small';
    const load = () => download(addressOf(page, size), undefined, signal, isSmall ? 'low' : 'auto');
    return { blob: await (isSmall ? loadThumbnail(load) : loadOpened(load)), operations };
  },
  staleTime: Infinity,
  gcTime: cacheMs,
  retry: (failures: number, cause: Error) => failures < 1 && !(cause instanceof CallError && cause.status === 404),
});

export function usePageImage(page: ArrangedPage, size: PictureSize, enabled = true) {
  const { confirmedOperations, readAgain } = usePictureAccess();
  const client = useQueryClient();
  const query = pictureQuery(page, size, confirmedOperations);
  const { data, error, isError, refetch } = useQuery({ ...query, enabled });
  const expired = useEffectEvent(() => readAgain());
  const isExpired = error instanceof CallError && error.status === 404;
  useEffect(() => {
    if (isExpired) expired();
  }, [isExpired]);
  // The new address comes with the next list.
  const address = addressOf(page, size);
  const retry = useEffectEvent(() => {
    if (isError) void refetch();
  });
  useEffect(() => retry(), [address]);
  // A crop was taken back: the picture has less than the page shows.
  const isTooSmall = data !== undefined && !coversShown(data.operations, page.operations);
  const confirmed = JSON.stringify(confirmedOperations(page.pageUid));
  useEffect(() => {
    if (isTooSmall) void client.invalidateQueries({ queryKey: ['page-picture', page.pageUid] });
  }, [client, isTooSmall, page.pageUid, confirmed]);
  return { blob: data?.blob, operations: data?.operations ?? [], isError, again: () => void refetch() };
}

// The picture of a page that is about to be opened.
export function useAskForPicture(): (page: ArrangedPage) => void {
  const { confirmedOperations } = usePictureAccess();
  const client = useQueryClient();
  return (page) => void client.prefetchQuery(pictureQuery(page, 'screen', confirmedOperations));
}

// The next page is loaded and decoded before it is opened.
export async function prefetchPage(client: QueryClient, page: ArrangedPage, confirmed: OperationsOf): Promise<void> {
  const { blob } = await client.fetchQuery(pictureQuery(page, 'screen', confirmed));
  (await createImageBitmap(blob)).close();
}

// The address of a picture once the browser has decoded it outside the main thread; null until then.
export function useDecoded(source: string | undefined): string | null {
  const [decoded, setDecoded] = useState<string | null>(null);
  useEffect(() => {
    if (!source) return undefined;
    let isOver = false;
    const picture = new Image();
    picture.src = source;
    const show = () => isOver || setDecoded(source);
    picture.decode().then(show, show);
    return () => {
      isOver = true;
    };
  }, [source]);
  return decoded === source ? decoded : null;
}
