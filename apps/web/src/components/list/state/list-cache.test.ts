import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { dropRow, invalidateList, pageKey, putRow, refreshRow, rowKey } from './list-cache.ts';
import type { ListPage } from '../list.types.ts';

interface Person {
  id: string;
  name: string;
}
const people = { name: 'people', rowId: (row: Person) => row.id };
const [first, second] = [pageKey('people', '', 50, null), pageKey('people', 'search=a', 50, 'c')];
const page = (...names: string[]): ListPage<Person> => ({
  items: names.map((name) => ({ id: name.toLowerCase(), name })),
  nextCursor: null,
  total: names.length,
  more: false,
});
let client: QueryClient;
const names = (key: readonly unknown[]) => client.getQueryData<ListPage<Person>>(key)?.items.map(({ name }) => name);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(first, page('Asha', 'Karan'));
  client.setQueryData(second, page('Asha'));
});

test('replaces a changed row on every cached page', () => {
  putRow(client, people, { id: 'asha', name: 'Asha Verma' });
  expect(names(first)).toEqual(['Asha Verma', 'Karan']);
  expect(names(second)).toEqual(['Asha Verma']);
});

test('an uncached row changes nothing and causes no render', () => {
  const before = client.getQueryData(first);
  putRow(client, people, { id: 'meher', name: 'Meher' });
  dropRow(client, people, 'meher');
  expect(client.getQueryData(first)).toBe(before);
});

const show = (queryKey: readonly unknown[]) =>
  new QueryObserver(client, { queryKey, staleTime: Infinity, queryFn: () => Promise.reject(new Error()) }).subscribe(
    () => undefined,
  );

test('an event reloads its row or removes it', async () => {
  const leave = show(first);
  const asked: string[] = [];
  const fetchRow = (id: string) => {
    asked.push(id);
    return Promise.resolve(id === 'asha' ? { id, name: 'Asha V' } : null);
  };
  expect(await refreshRow(client, { ...people, fetchRow }, 'asha')).toBe(true);
  expect(await refreshRow(client, { ...people, fetchRow }, 'karan')).toBe(true);
  expect(names(first)).toEqual(['Asha V']);
  expect(await refreshRow(client, { ...people, fetchRow }, 'unseen')).toBe(false);
  expect(asked).toEqual(['asha', 'karan']);
  leave();
});

test('updates a row on a cached page that is not on screen', async () => {
  const leave = show(second);
  const fetchRow = (id: string) => Promise.resolve({ id, name: 'Karan D' });
  expect(await refreshRow(client, { ...people, fetchRow }, 'karan')).toBe(false);
  expect(names(first)).toEqual(['Asha', 'Karan D']);
  leave();
});

test('updates a row opened by its address', () => {
  client.setQueryData(rowKey('people', 'meher'), { id: 'meher', name: 'Meher' });
  putRow(client, people, { id: 'meher', name: 'Meher D' });
  expect(client.getQueryData(rowKey('people', 'meher'))).toEqual({ id: 'meher', name: 'Meher D' });
});

test('reloads this list only', async () => {
  client.setQueryData(pageKey('agents', '', 50, null), page('X'));
  await invalidateList(client, 'people');
  expect(client.getQueryState(first)?.isInvalidated).toBe(true);
  expect(client.getQueryState(pageKey('agents', '', 50, null))?.isInvalidated).toBe(false);
});
