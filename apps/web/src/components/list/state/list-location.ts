import type { FilterValue, ListDefinition, ListFilter, ListFilters, ListQuery, ListSort } from '../list.types.ts';

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
const usualSize: PageSize = 50;

// The state of a list, stored in the address, so that a copied link shows the same.
export interface ListLocation extends ListQuery {
  readonly size: PageSize;
  readonly open: string | null;
  readonly tab: string | null;
  readonly view: string | null;
}

export interface UrlRules extends Pick<ListDefinition<never>, 'filters' | 'sorts' | 'defaultSort' | 'views'> {
  readonly hasTabs?: false; // the list is on a screen that has tabs itself, so its parameter is left alone
}

const day = /^\d{4}-\d{2}-\d{2}$/;

// Ignores unknown filter values, so that an old or mistyped address does not empty the list.
function readFilter(filter: ListFilter, text: string): FilterValue {
  const options = typeof filter.options === 'object' ? filter.options : null;
  const known = (value: string) => value !== '' && (options === null || options.some((one) => one.value === value));
  if (filter.kind === 'text') return text.trim() ? [text.trim()] : [];
  if (filter.kind === 'many') return [...new Set(text.split(',').filter(known))];
  if (filter.kind === 'choice') return known(text) ? [text] : [];
  if (!text.includes('..')) return options?.some(({ value }) => value === text) ? [text] : [];
  const [from = '', to = ''] = text.split('..').map((part) => (day.test(part) ? part : ''));
  return from || to ? [from, to] : [];
}

const writeFilter = ({ kind }: ListFilter, value: FilterValue) => value.join(kind === 'range' ? '..' : ',');

function readFilters(params: URLSearchParams, filters: readonly ListFilter[]): ListFilters {
  const found = filters.map((filter) => [filter.id, readFilter(filter, params.getAll(filter.id).join(','))] as const);
  return Object.fromEntries(found.filter(([, value]) => value.length > 0));
}

function readSort(text: string | null, { sorts, defaultSort }: UrlRules): ListSort {
  const [key = '', direction] = (text ?? '').split('.');
  const isKnown = sorts.some((sort) => sort.key === key) && (direction === 'asc' || direction === 'desc');
  return isKnown ? { key, direction } : defaultSort;
}

function readQuery(params: URLSearchParams, rules: UrlRules): ListQuery {
  return {
    search: params.get('search')?.trim() ?? '',
    filters: readFilters(params, rules.filters ?? []),
    sort: readSort(params.get('sort'), rules),
  };
}

export function readLocation(params: URLSearchParams, rules: UrlRules): ListLocation {
  const asked = readQuery(params, rules);
  const view = params.get('view') || null;
  // A link may contain only a view: '#/applications?view=blocked'.
  const named = isPlain(asked) ? rules.views?.find(({ id }) => id === view)?.query : undefined;
  return {
    ...asked,
    ...named,
    ...(params.has('sort') ? { sort: asked.sort } : {}),
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? usualSize,
    open: params.get('open') || null,
    tab: params.get('tab') || null,
    view,
  };
}

export const isPlain = ({ search, filters }: Pick<ListQuery, 'search' | 'filters'>) =>
  search === '' && Object.keys(filters).length === 0;

// Writes the list's parameters and leaves others unchanged.
export function writeLocation(params: URLSearchParams, location: ListLocation, rules: UrlRules): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  const { search, sort, filters, size, open, tab, view } = location;
  put('view', view ?? '');
  put('search', search.trim());
  for (const filter of rules.filters ?? []) put(filter.id, writeFilter(filter, filters[filter.id] ?? []));
  const { defaultSort } = rules;
  put(
    'sort',
    sort.key === defaultSort.key && sort.direction === defaultSort.direction ? '' : `${sort.key}.${sort.direction}`,
  );
  put('size', size === usualSize ? '' : String(size));
  put('open', open ?? '');
  if (rules.hasTabs !== false) put('tab', open ? (tab ?? '') : '');
  return next;
}

const nowhere = { size: usualSize, open: null, tab: null, view: null } as const;

// Leaves commas unescaped, because people read and share these addresses.
export const addressText = (params: URLSearchParams) => params.toString().replaceAll('%2C', ',');

// Canonical text of a query, for saved views and comparison.
export function queryText(query: Partial<ListQuery>, rules: UrlRules): string {
  const whole = { search: '', filters: {}, sort: rules.defaultSort, ...query, ...nowhere };
  const params = writeLocation(new URLSearchParams(), whole, rules);
  params.sort();
  return addressText(params);
}
export const queryFromText = (text: string, rules: UrlRules) => readQuery(new URLSearchParams(text), rules);
