import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  fetchNextPage(): unknown;
}

// Beyond this many rows the next page is loaded by a button, so that the page stays fast.
const rowsByScrolling = 2_000;

// Loads the next page when the returned element comes near the visible part.
export function useLoadAtEnd(rowsRef: RefObject<HTMLElement | null>, pages: Pages, rows: number) {
  const endRef = useRef<HTMLDivElement>(null);
  const isNear = useRef(false);
  const load = useEffectEvent(() => {
    if (isNear.current && pages.hasNextPage && !pages.isFetching && !pages.isError && rows < rowsByScrolling)
      void pages.fetchNextPage();
  });
  useEffect(() => {
    const end = endRef.current;
    if (!end) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        isNear.current = seen.some(({ isIntersecting }) => isIntersecting);
        load();
      },
      { root: rowsRef.current, rootMargin: '0px 0px 600px 0px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [rows, rowsRef]);
  return endRef;
}
