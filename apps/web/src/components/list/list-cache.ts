import type { QueryClient } from '@tanstack/react-query';
import type { ListDefinition, ListPage } from './list.types.ts';

// Everything a list has read stands under ['list', name].
export const listKey = (name: string) => ['list', name] as const;
export const pagesKey = (name: string) => [...listKey(name), 'page'] as const;
export const pageKey = (name: string, query: string, size: number, cursor: string | null) =>
  [...pagesKey(name), query, size, cursor] as const;
export const rowKey = (name: string, id: string) => [...listKey(name), 'row', id] as const;

type Place<Row> = Pick<ListDefinition<Row>, 'name' | 'rowId'>;
type Items<Row> = ListPage<Row>['items'];

function changeRows<Row>(client: QueryClient, name: string, change: (items: Items<Row>) => Items<Row>) {
  client.setQueriesData<ListPage<Row>>({ queryKey: pagesKey(name) }, (page) => {
    const items = page && change(page.items);
    return page && items !== page.items ? { ...page, items: items! } : page;
  });
}

// Reads the list again, where it is on the screen now and elsewhere when it is next shown.
export const invalidateList = (client: QueryClient, name: string) =>
  client.invalidateQueries({ queryKey: listKey(name) });

// A changed row takes its old place; its order is put right when the list is next read, so nothing jumps under the pointer.
export function putRow<Row>(client: QueryClient, { name, rowId }: Place<Row>, row: Row) {
  const id = rowId(row);
  changeRows<Row>(client, name, (items) =>
    items.some((item) => rowId(item) === id) ? items.map((item) => (rowId(item) === id ? row : item)) : items,
  );
  if (client.getQueryData(rowKey(name, id)) !== undefined) client.setQueryData(rowKey(name, id), row);
}

export function dropRow<Row>(client: QueryClient, { name, rowId }: Place<Row>, id: string) {
  changeRows<Row>(client, name, (items) => {
    const left = items.filter((item) => rowId(item) !== id);
    return left.length === items.length ? items : left;
  });
  client.removeQueries({ queryKey: rowKey(name, id) });
}

const holds = <Row>(client: QueryClient, { name, rowId }: Place<Row>, id: string, type: 'all' | 'active') =>
  client
    .getQueryCache()
    .findAll({ queryKey: rowKey(name, id), type })
    .some(({ state }) => state.data !== undefined) ||
  client
    .getQueriesData<ListPage<Row>>({ queryKey: pagesKey(name), type })
    .some(([, page]) => page?.items.some((item) => rowId(item) === id));

// For live events, which carry an id only: reads one row again and puts it in place. True: the row was on the screen, not merely
// on a page read some time ago.
export async function refreshRow<Row>(
  client: QueryClient,
  definition: Pick<ListDefinition<Row>, 'name' | 'rowId' | 'fetchRow'>,
  id: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  if (!definition.fetchRow || !holds(client, definition, id, 'all')) return false;
  const isShown = holds(client, definition, id, 'active');
  const row = await definition.fetchRow(id, signal);
  if (row === null) dropRow(client, definition, id);
  else putRow(client, definition, row);
  return isShown;
}
