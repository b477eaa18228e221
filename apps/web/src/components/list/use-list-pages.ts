import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFallbackPoll } from '../../lib/use-live.ts';
import { pageKey } from './list-cache.ts';
import type { ListPlace } from './list-url.ts';
import type { ListDefinition } from './list.types.ts';
import { cursorOf, firstPage, isFirst, nextPage, previousPage, spanOf } from './page-stack.ts';
import type { PageRows } from './selection.ts';
import { useDelayed } from './use-delayed.ts';

// What stands in the table now, and the way to the pages before and after it.
export function useListPages<Row>(definition: ListDefinition<Row>, place: ListPlace, query: string) {
  const { name, fetch, rowId } = definition;
  const { search, filters, sort, size } = place;
  const question = `${size} ${query}`;
  const [kept, setStack] = useState(() => firstPage(question));
  const stack = kept.query === question ? kept : firstPage(question);
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
  if (isEmptied) setStack(previousPage(stack)); // its last row was deleted
  const rows: PageRows<Row> = items.map((row) => ({ id: rowId(row), row }));
  const nextCursor = isBusy ? null : (data?.nextCursor ?? null);
  return {
    rows,
    isBusy,
    isSlow,
    isFetching: page.isFetching,
    error: page.error,
    isFailing: page.isError && data === undefined,
    span: data && spanOf(stack, size, items.length, data.nextCursor !== null, data),
    hasPrevious: !isFirst(stack),
    hasNext: nextCursor !== null,
    again: () => void page.refetch(),
    next: () => data && nextCursor !== null && setStack(nextPage(stack, nextCursor, data)),
    previous: () => setStack(previousPage(stack)),
    toStart: () => setStack(firstPage(question)),
  };
}
export type ListPages<Row> = ReturnType<typeof useListPages<Row>>;
