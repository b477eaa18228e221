import { queryText, type ListPlace, type UrlRules } from './list-url.ts';
import type { ListFilters, ListQuery, ListView } from './list.types.ts';

export interface ActiveView {
  readonly view: ListView | undefined;
  readonly isChanged: boolean; // the person asks for something else than the view does
}

// The view the address names; else the one that asks just this; else the whole list with filters on it.
export function activeView(place: ListPlace, views: readonly ListView[], rules: UrlRules): ActiveView {
  const asked = queryText(place, rules);
  const text = (view: ListView) => queryText(view.query, rules);
  const view = views.find(({ id }) => id === place.view) ?? views.find((one) => text(one) === asked) ?? views[0];
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
