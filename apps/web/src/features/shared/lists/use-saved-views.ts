import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListName, SavedView } from '@visawright/contract/identity/preferences.ts';
import type { ListView, NewView, SavedViews } from '../../../components/list/list.types.ts';
import { addressText, queryFromText, queryText, type UrlRules } from '../../../components/list/state/list-location.ts';
import { call } from '../../../lib/api/call.ts';

// Columns are stored together with the query.
function toView({ viewUid, name, query, isShared, isMine }: SavedView, rules: UrlRules): ListView {
  const columns = new URLSearchParams(query).get('columns');
  return {
    id: viewUid,
    label: name,
    kind: isMine && !isShared ? 'mine' : 'shared',
    query: queryFromText(query, rules),
    ...(columns ? { columns: columns.split(',') } : {}),
    mayEdit: isMine,
  };
}

function toText({ query, columns }: NewView, rules: UrlRules) {
  const params = new URLSearchParams(queryText(query, rules));
  if (columns) params.set('columns', columns.join(','));
  return addressText(params);
}

export const savedViewsQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['views', list],
    queryFn: async ({ signal }) => (await call('listSavedViews', { query: { list }, signal })).views,
    staleTime: 300_000,
  });

export function useSavedViews(list: ListName, rules: UrlRules): SavedViews {
  const client = useQueryClient();
  const query = savedViewsQuery(list);
  const views = useQuery(query);
  const again = () => client.invalidateQueries({ queryKey: query.queryKey });
  return {
    list: (views.data ?? []).map((view) => toView(view, rules)),
    mayShare: true,
    save: async (view) => {
      const body = { list, name: view.label, query: toText(view, rules), isShared: view.shared };
      const saved = await call('createSavedView', { body, once: true });
      if (view.id) await call('deleteSavedView', { body: { viewUid: view.id } });
      await again();
      return toView(saved, rules);
    },
    remove: async (viewUid) => {
      await call('deleteSavedView', { body: { viewUid } });
      await again();
    },
  };
}
