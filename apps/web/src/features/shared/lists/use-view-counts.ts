import { useQueries, type QueryClient } from '@tanstack/react-query';
import type { ListDefinition, ListView } from '../../../components/list/list.types.ts';
import { listKey } from '../../../components/list/state/list-cache.ts';

const countsKey = (name: string) => [...listKey(name), 'count'] as const;

// After an action a row may belong to another view.
export const recountViews = (client: QueryClient, name: string) =>
  client.invalidateQueries({ queryKey: countsKey(name) });

type Counted<Row> = Pick<ListDefinition<Row>, 'name' | 'fetch' | 'defaultSort'>;

// Fetches one row per view, because the reply includes the total.
export function useViewCounts<Row>(definition: Counted<Row>, views: readonly ListView[]): ListView[] {
  const { name, fetch, defaultSort } = definition;
  const counts = useQueries({
    queries: views.map(({ id, query }) => ({
      queryKey: [...countsKey(name), id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const asked = { search: '', filters: {}, sort: defaultSort, ...query };
        const { total, more } = await fetch({ ...asked, limit: 1, cursor: null, signal });
        return { total, more };
      },
      staleTime: 60_000,
      retry: false,
    })),
  });
  return views.map((view, i) => (counts[i]?.data ? { ...view, count: counts[i].data } : view));
}
