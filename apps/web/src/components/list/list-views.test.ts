import { expect, test } from 'vitest';
import { readPlace, type UrlRules } from './list-url.ts';
import { activeView, viewQuery, withFilter } from './list-views.ts';
import type { ListView } from './list.types.ts';

const views: ListView[] = [
  { id: 'all', label: 'All', kind: 'default', query: {} },
  { id: 'pune', label: 'Pune', kind: 'mine', query: { filters: { city: ['Pune'] } } },
];
const rules: UrlRules = {
  filters: [{ id: 'city', label: 'City', kind: 'text' }],
  sorts: [{ key: 'created', label: 'Created' }],
  defaultSort: { key: 'created', direction: 'desc' },
};
const active = (text: string) => {
  const { view, isChanged } = activeView(readPlace(new URLSearchParams(text), rules), views, rules);
  return [view?.id, isChanged];
};

test('the whole list is the first view', () => expect(active('')).toEqual(['all', false]));

test('asking what a view asks is being in that view', () => expect(active('city=Pune')).toEqual(['pune', false]));

test('a view stays open while its question is changed, and says so', () => {
  expect(active('view=pune&city=Mumbai')).toEqual(['pune', true]);
  expect(active('city=Mumbai')).toEqual(['all', true]);
});

test('a view somebody removed falls back to the whole list', () =>
  expect(active('view=gone&city=Mumbai')).toEqual(['all', true]));

test('what a view leaves out stands as in the empty list', () =>
  expect(viewQuery(views[1]!, rules)).toEqual({
    search: '',
    filters: { city: ['Pune'] },
    sort: { key: 'created', direction: 'desc' },
  }));

test('an empty filter is no filter', () => {
  expect(withFilter({ city: ['Pune'] }, 'city', [])).toEqual({});
  expect(withFilter({ city: ['Pune'] }, 'status', ['draft'])).toEqual({ city: ['Pune'], status: ['draft'] });
});
