import { queryText, type ListLocation, type UrlRules } from '../state/list-location.ts';
import type { ListFilters, ListQuery, ListView } from '../list.types.ts';

export interface ActiveView {
  readonly view: ListView | undefined;
  readonly isChanged: boolean; // the query differs from the view's
}

// The view named in the address, else the one with the same query, else the first view.
export function activeView(location: ListLocation, views: readonly ListView[], rules: UrlRules): ActiveView {
  const asked = queryText(location, rules);
  const text = (view: ListView) => queryText(view.query, rules);
  const view = views.find(({ id }) => id === location.view) ?? views.find((one) => text(one) === asked) ?? views[0];
  return { view, isChanged: view ? text(view) !== asked : asked !== '' };
}

export const viewQuery = (view: ListView, rules: UrlRules): ListQuery => ({
  search: '',
  filters: {},
  sort: rules.defaultSort,
  ...view.query,
});

export function withFilter(filters: ListFilters, id: string, value: readonly string[]): ListFilters {
  const { [id]: _, ...others } = filters;
  return value.length > 0 ? { ...others, [id]: value } : others;
}
