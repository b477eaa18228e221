import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFallbackPoll } from '../../../lib/live/use-live.ts';
import { pageKey } from './list-cache.ts';
import type { ListLocation } from './list-location.ts';
import type { ListDefinition } from '../list.types.ts';
import { cursorOf, firstPage, isFirst, nextPage, previousPage, pageRangeOf } from './page-stack.ts';
import type { PageRows } from '../selection/selection.ts';
import { useDelayed } from './use-delayed.ts';

// Rows of the current page, with navigation to the next and previous one.
export function useListPages<Row>(definition: ListDefinition<Row>, location: ListLocation, query: string) {
  const { name, fetch, rowId } = definition;
  const { search, filters, sort, size } = location;
  const question = `${size} ${query}`;
  const [stored, setStack] = useState(() => firstPage(question));
  const stack = stored.query === question ? stored : firstPage(question);
  const cursor = cursorOf(stack);
  const refetchInterval = useFallbackPoll();
  const page = useQuery({
    queryKey: pageKey(name, query, size, cursor),
    queryFn: ({ signal }) => fetch({ search, filters, sort, limit: size, cursor, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const { data } = page;
  const isBusy = page.isPending || page.isPlaceholderData;
  const isSlow = useDelayed(isBusy);
  const items = data?.items ?? [];
  const isEmptied = !isBusy && data?.items.length === 0 && !isFirst(stack);
  if (isEmptied) setStack(previousPage(stack)); // last row of the page was deleted
  const rows: PageRows<Row> = items.map((row) => ({ id: rowId(row), row }));
  const nextCursor = isBusy ? null : (data?.nextCursor ?? null);
  return {
    rows,
    isBusy,
    isSlow,
    isFetching: page.isFetching,
    error: page.error,
    isFailing: page.isError && data === undefined,
    span: data && pageRangeOf(stack, size, items.length, data.nextCursor !== null, data),
    hasPrevious: !isFirst(stack),
    hasNext: nextCursor !== null,
    again: () => void page.refetch(),
    next: () => data && nextCursor !== null && setStack(nextPage(stack, nextCursor, data)),
    previous: () => setStack(previousPage(stack)),
    toStart: () => setStack(firstPage(question)),
  };
}
export type ListPages<Row> = ReturnType<typeof useListPages<Row>>;
