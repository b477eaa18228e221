import { useElementSize } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { rowOf, rowsInView, type PageRow } from './page-rows.ts';

const beyond = 400; // pixels rendered above and below what is seen
const grain = 100; // a smaller scroll renders nothing

// The part of the rows that is in view, and the scrolling that keeps the current page in it.
export function useScrollWindow(rows: readonly PageRow[], current: string | null) {
  const { ref: measure, width, height } = useElementSize<HTMLDivElement>();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const shown = rowsInView(rows, top - beyond, top + (height || 800) + beyond);
  const row = current === null ? undefined : rowOf(rows, current);
  const place = row && `${row.top} ${row.height}`;
  useLayoutEffect(() => {
    if (!list.current || !place) return;
    const [from, long] = place.split(' ').map(Number) as [number, number];
    const { scrollTop, clientHeight } = list.current;
    const above = 76; // the headings of its person and document
    if (from - above < scrollTop) list.current.scrollTop = from - above;
    else if (from + long > scrollTop + clientHeight) list.current.scrollTop = from + long - clientHeight;
  }, [place]);
  return {
    list,
    measure,
    width,
    shown,
    onScroll: () => setTop(Math.floor((list.current?.scrollTop ?? 0) / grain) * grain),
  };
}
