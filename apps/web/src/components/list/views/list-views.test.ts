import { expect, test } from 'vitest';
import { readLocation, type UrlRules } from '../state/list-location.ts';
import { activeView, viewQuery, withFilter } from './list-views.ts';
import type { ListView } from '../list.types.ts';

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
  const { view, isChanged } = activeView(readLocation(new URLSearchParams(text), rules), views, rules);
  return [view?.id, isChanged];
};

test('an empty query is the first view', () => expect(active('')).toEqual(['all', false]));

test("a query equal to a view's selects that view", () => expect(active('city=Pune')).toEqual(['pune', false]));

test('a changed view stays active and is marked as changed', () => {
  expect(active('view=pune&city=Mumbai')).toEqual(['pune', true]);
  expect(active('city=Mumbai')).toEqual(['all', true]);
});

test('a removed view falls back to the whole list', () =>
  expect(active('view=gone&city=Mumbai')).toEqual(['all', true]));

test("a view's missing parts use the defaults", () =>
  expect(viewQuery(views[1]!, rules)).toEqual({
    search: '',
    filters: { city: ['Pune'] },
    sort: { key: 'created', direction: 'desc' },
  }));

test('removes empty filters', () => {
  expect(withFilter({ city: ['Pune'] }, 'city', [])).toEqual({});
  expect(withFilter({ city: ['Pune'] }, 'status', ['draft'])).toEqual({ city: ['Pune'], status: ['draft'] });
});
