import { useQuery } from '@tanstack/react-query';
import { rowKey } from '../state/list-cache.ts';
import type { ListDefinition } from '../list.types.ts';
import type { PageRows } from '../selection/selection.ts';

export type OpenRow<Row> =
  | { readonly state: 'closed'; readonly row?: undefined }
  | AbsentRow
  | { readonly state: 'open'; readonly row: Row };

// A requested row that is loading, missing or failed to load.
export type AbsentRow =
  | { readonly state: 'loading' | 'missing'; readonly row?: undefined }
  | { readonly state: 'failing'; readonly row?: undefined; readonly isTrying: boolean; readonly again: () => void };

// The row named in the address: from the current page, otherwise fetched.
export function useOpenRow<Row>(
  { name, fetchRow }: Pick<ListDefinition<Row>, 'name' | 'fetchRow'>,
  id: string | null,
  { rows, isBusy }: { rows: PageRows<Row>; isBusy: boolean },
): OpenRow<Row> {
  const here = rows.find((item) => item.id === id)?.row;
  const asked = useQuery({
    queryKey: rowKey(name, id ?? ''),
    queryFn: ({ signal }) => fetchRow!(id!, signal),
    enabled: id !== null && here === undefined && !isBusy && fetchRow !== undefined,
  });
  if (id === null) return { state: 'closed' };
  const row = here ?? asked.data ?? undefined;
  if (row !== undefined) return { state: 'open', row };
  if (isBusy) return { state: 'loading' };
  if (asked.data === null || !fetchRow) return { state: 'missing' };
  if (!asked.isError) return { state: 'loading' };
  return { state: 'failing', isTrying: asked.isFetching, again: () => void asked.refetch() };
}
