import type { QueryClient } from '@tanstack/react-query';
import type { ListDefinition, ListPage } from '../list.types.ts';

// All data of a list is cached under ['list', name].
export const listKey = (name: string) => ['list', name] as const;
export const pagesKey = (name: string) => [...listKey(name), 'page'] as const;
export const pageKey = (name: string, query: string, size: number, cursor: string | null) =>
  [...pagesKey(name), query, size, cursor] as const;
export const rowKey = (name: string, id: string) => [...listKey(name), 'row', id] as const;

type ListIdentity<Row> = Pick<ListDefinition<Row>, 'name' | 'rowId'>;
type Items<Row> = ListPage<Row>['items'];

function changeRows<Row>(client: QueryClient, name: string, change: (items: Items<Row>) => Items<Row>) {
  client.setQueriesData<ListPage<Row>>({ queryKey: pagesKey(name) }, (page) => {
    const items = page && change(page.items);
    return page && items !== page.items ? { ...page, items: items! } : page;
  });
}

// Reloads a visible list now, and others when next shown.
export const invalidateList = (client: QueryClient, name: string) =>
  client.invalidateQueries({ queryKey: listKey(name) });

// Replaces a row at its position; the order is corrected on the next load, so that rows do not jump.
export function putRow<Row>(client: QueryClient, { name, rowId }: ListIdentity<Row>, row: Row) {
  const id = rowId(row);
  changeRows<Row>(client, name, (items) =>
    items.some((item) => rowId(item) === id) ? items.map((item) => (rowId(item) === id ? row : item)) : items,
  );
  if (client.getQueryData(rowKey(name, id)) !== undefined) client.setQueryData(rowKey(name, id), row);
}

export function dropRow<Row>(client: QueryClient, { name, rowId }: ListIdentity<Row>, id: string) {
  changeRows<Row>(client, name, (items) => {
    const left = items.filter((item) => rowId(item) !== id);
    return left.length === items.length ? items : left;
  });
  client.removeQueries({ queryKey: rowKey(name, id) });
}

const isListed = <Row>(client: QueryClient, { name, rowId }: ListIdentity<Row>, id: string, type: 'all' | 'active') =>
  client
    .getQueriesData<ListPage<Row>>({ queryKey: pagesKey(name), type })
    .some(([, page]) => page?.items.some((item) => rowId(item) === id));

const isCached = <Row>(client: QueryClient, definition: ListIdentity<Row>, id: string) =>
  client.getQueryData(rowKey(definition.name, id)) !== undefined || isListed(client, definition, id, 'all');

// For live events, which contain only an id: reloads the row. Returns true if the row is in the list on screen, not only
// on a cached page or in the drawer.
export async function refreshRow<Row>(
  client: QueryClient,
  definition: Pick<ListDefinition<Row>, 'name' | 'rowId' | 'fetchRow'>,
  id: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  if (!definition.fetchRow || !isCached(client, definition, id)) return false;
  const isShown = isListed(client, definition, id, 'active');
  const row = await definition.fetchRow(id, signal);
  if (row === null) dropRow(client, definition, id);
  else putRow(client, definition, row);
  return isShown;
}
